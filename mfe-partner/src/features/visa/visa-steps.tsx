import { type DocumentKind, isMissingPaper, type VisaApplication } from '@ayana/contracts/journey';
import type { StepperStep } from '@ayana/shared-ui/stepper';
import { dayText, fullMoment } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { placeOf } from '../../legs/leg-words';
import type { WorkDetail } from '../../work/work.types';
import { messages } from './messages';
import { Fact } from './visa.styles';

type Work = Pick<WorkDetail, 'facts' | 'paper_requests'>;

/** An application as four steps, each with what is known of it. */
export function visaSteps(visa: VisaApplication, work: Work, now: Date): StepperStep[] {
  const { status, applied_on, reference, appointment } = visa;
  const isDecided = status === 'granted' || status === 'refused';
  const day = (text: string): string => dayText(text, now);
  return [
    {
      id: 'documents',
      label: messages.documents,
      state: status === 'collecting' ? 'current' : 'done',
      note: status === 'collecting' ? lines(papersNeeded(work)) : null,
    },
    {
      id: 'applied',
      label: messages.applied,
      state: applied_on === null ? 'upcoming' : 'done',
      note:
        applied_on === null ? null : lines([day(applied_on), reference === null ? '' : messages.reference(reference)]),
    },
    {
      id: 'appointment',
      label: messages.appointment,
      state: appointment !== null ? (isDecided ? 'done' : 'waiting') : isDecided ? 'skipped' : 'upcoming',
      note:
        appointment === null
          ? isDecided
            ? null
            : messages.noAppointment
          : lines([
              messages.visit(fullMoment(new Date(appointment.starts_at), appointment.zone), placeOf(appointment.zone)),
              appointment.place ?? '',
            ]),
    },
    decision(visa, day),
  ];
}

function decision({ status, ...visa }: VisaApplication, day: (text: string) => string): StepperStep {
  const decided = visa.decided_on === null ? '' : day(visa.decided_on);
  if (status === 'refused')
    return {
      id: 'decision',
      label: messages.refused,
      state: 'failed',
      note: lines([decided, visa.refused_reason ?? '']),
    };
  if (status !== 'granted')
    return { id: 'decision', label: messages.decision, state: status === 'applied' ? 'waiting' : 'upcoming' };
  return {
    id: 'decision',
    label: messages.granted,
    state: 'done',
    note: lines([
      decided,
      visa.visa_number === null ? '' : messages.number(visa.visa_number),
      visa.valid_until === null ? '' : messages.validUntil(day(visa.valid_until)),
    ]),
  };
}

/** What an application cannot do without, and whether it is there. */
function papersNeeded({ facts, paper_requests }: Work): string[] {
  const asked = new Set((paper_requests ?? []).filter(isMissingPaper).map(({ kind }) => kind));
  const textOf = (kind: DocumentKind, words: typeof messages.passport | typeof messages.letter): string => {
    if (asked.has(kind)) return words.asked;
    const isThere = facts?.documents?.some(
      (paper) => paper.kind === kind && (paper.status === 'uploaded' || paper.status === 'checked'),
    );
    return isThere === true ? words.there : words.missing;
  };
  return [textOf('passport', messages.passport), textOf('visa_letter', messages.letter)];
}

const lines = (texts: readonly string[]): ReactNode =>
  texts.filter((text) => text !== '').map((text) => <Fact key={text}>{text}</Fact>);
