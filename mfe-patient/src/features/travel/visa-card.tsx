import { openPaper } from '@ayana/case-kit/papers';
import {
  type CaseFact,
  patientHref,
  type TravelLeg,
  VISA_STATE_NAMES,
  type VisaApplication,
  type VisaState,
} from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList, type WaitingListProps } from '@ayana/shared-ui/portal-page';
import { dayText, deviceZone, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import type { PatientDetails } from '../../patient-details/details.api';
import { LegChip } from '../../travel-plan/leg-chip';
import { messages } from './messages';
import type { CaseDocument } from './travel.api';
import { passportNumber, passportState, visaLetter } from './visa-steps';

type Line = WaitingListProps['items'][number];

export interface VisaCardProps {
  facts: readonly CaseFact[];
  papers: readonly CaseDocument[];
  legs: readonly TravelLeg[];
  visas: readonly VisaApplication[];
  details: PatientDetails | null;
  now: Date;
  localZone: Zone;
}

const { visa: words } = messages;

/** The steps to a visa: the passport, the hospital's letter, the application and its decision, the appointment. */
export function VisaCard({ facts, papers, legs, visas, details, now, localZone }: VisaCardProps) {
  return (
    <PortalCard title={words.title}>
      <WaitingList
        items={[
          // What only served the letter is not asked for once that, or the visa, is there.
          ...(isAskedFor(facts, papers) ? [passportLine(papers, details)] : []),
          letterLine(papers, facts),
          ...visas.map((visa) => visaLine(visa, now)),
          ...(hasLeg(legs) || !facts.includes('visa_granted') ? [appointmentLine(legs, now, localZone)] : []),
        ]}
      />
    </PortalCard>
  );
}

function passportLine(papers: readonly CaseDocument[], details: PatientDetails | null): Line {
  const state = passportState(papers);
  const number = passportNumber(details);
  return {
    id: 'passport',
    title: words.passport,
    text: state === 'missing' && number !== null ? words.passportText.number(number) : words.passportText[state],
    end:
      state === 'missing' ? (
        <Button as={Link} to={patientHref('documents')} variant="tonal" size="small">
          {words.add}
        </Button>
      ) : (
        <Chip tone={state === 'checked' ? 'leaf' : 'marigold'}>{words.states[state]}</Chip>
      ),
  };
}

const isAskedFor = (facts: readonly CaseFact[], papers: readonly CaseDocument[]): boolean =>
  passportState(papers) !== 'missing' ||
  !(['letter_issued', 'visa_granted'] as const).some((fact) => facts.includes(fact));

const hasLeg = (legs: readonly TravelLeg[]): boolean =>
  legs.some(({ kind, status }) => kind === 'visa_appointment' && status !== 'cancelled');

function waitingFor(facts: readonly CaseFact[]): keyof typeof words.letterText {
  if (facts.includes('visa_granted') || facts.includes('arrived')) return 'over';
  return facts.includes('quote_accepted') ? 'asked' : 'waiting';
}

function letterLine(papers: readonly CaseDocument[], facts: readonly CaseFact[]): Line {
  const letter = visaLetter(papers);
  return {
    id: 'letter',
    title: words.letter,
    text: words.letterText[letter === undefined ? waitingFor(facts) : 'ready'],
    end:
      letter === undefined ? (
        <Chip>{words.states[waitingFor(facts) === 'over' ? 'over' : 'waiting']}</Chip>
      ) : (
        <Button
          variant="tonal"
          size="small"
          onClick={() => void openPaper(letter.id, letter.file_name)}
          aria-label={words.downloadName(letter.file_name)}
        >
          {words.download}
        </Button>
      ),
  };
}

function appointmentLine(legs: readonly TravelLeg[], now: Date, localZone: Zone): Line {
  const leg = legs.findLast(({ kind, status }) => kind === 'visa_appointment' && status !== 'cancelled');
  if (leg === undefined)
    return {
      id: 'appointment',
      title: words.appointment,
      text: words.appointmentText,
      end: <Chip>{words.states.waiting}</Chip>,
    };
  const when = twoZoneText(new Date(leg.starts_at), now, localZone, deviceZone(leg.zone));
  return {
    id: 'appointment',
    title: words.appointment,
    text: [when, leg.to_place].filter((each) => each !== null).join(' · '),
    end: <LegChip status={leg.status} />,
  };
}

const TONES: Readonly<Record<VisaState, ChipTone>> = {
  collecting: 'marigold',
  applied: 'teal',
  appointment: 'teal',
  granted: 'leaf',
  refused: 'coral',
};

/** How far the office that helps is, and what was decided. */
function visaLine(visa: VisaApplication, now: Date): Line {
  const { assignment_id, status, reference, applied_on, visa_number, valid_until, refused_reason } = visa;
  const day = (text: string): string => dayText(text, now);
  const facts = [
    status === 'collecting' ? words.applicationText : null,
    status === 'refused' ? refused_reason : null,
    valid_until === null ? null : words.validUntil(day(valid_until)),
    visa_number === null ? null : words.visaNumber(visa_number),
    status === 'applied' && applied_on !== null ? words.appliedOn(day(applied_on)) : null,
    reference === null ? null : words.reference(reference),
  ].filter((each) => each !== null);
  return {
    id: assignment_id,
    title: words.application,
    text: facts.join(' · '),
    end: <Chip tone={TONES[status]}>{VISA_STATE_NAMES[status]}</Chip>,
  };
}
