import { decidedTreatment, ownRequestHref, patientHref, patientStep, taskHref } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { ABOUT_ME_PATH, PROFILE_LABELS } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { dayText, dayWord, fullMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link } from '../../own-journey/own-link';

import { CHENNAI } from '../../local-zone';
import { Join, joinTextOf } from '../../talks/join';
import { joiningOf, type Talk } from '../../talks/talks';
import type { NextStep } from './data/next-step';
import { messages } from './messages';
import { taskAction } from './task-words';

export interface At {
  now: Date;
  localZone: Zone;
  /** A complete profile lets the patient see their notifications. */
  opensNotifications: boolean;
  /** The journey that its links name; null for the one that the page is about. */
  journeyId: string | null;
}

/** What the card says. `eyebrow`: where another is not the patient's turn. */
export interface StepWords {
  eyebrow?: string;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** What the card of the next step says, with the button that leads there. */
export function wordsOf(step: NextStep, at: At): StepWords {
  const { now, localZone } = at;
  switch (step.kind) {
    case 'profile': {
      const { title, text, opens, action } = messages.profile;
      const missing = listText(step.missing.map((field) => PROFILE_LABELS[field].toLowerCase()));
      return {
        title,
        text: [text(missing), ...(at.opensNotifications ? [opens] : [])].join(' '),
        actions: <Go to={ABOUT_ME_PATH}>{action}</Go>,
      };
    }
    case 'task':
      return taskWords(step, at);
    case 'request': {
      const { title, text, action } = messages.turn[step.request.status];
      return {
        title,
        text: text(decidedTreatment(step.request.treatment)),
        actions: <Go to={turnPlace(step.request, at.journeyId)}>{action}</Go>,
      };
    }
    case 'appointment': {
      const { title, action } = messages.appointment;
      const joining = joiningOf(step.talk, now);
      const text = joinTextOf(step.talk, joining, localZone);
      return {
        title: title(fullMoment(new Date(step.talk.starts), localZone.zone)),
        text: [whoWith(step.talk), text].join(' '),
        actions: (
          <>
            {joining === null ? null : <Join {...joining} text={text} />}
            <Go to={patientHref('appointments', at.journeyId)} quiet>
              {action}
            </Go>
          </>
        ),
      };
    }
    case 'step': {
      const { step: where, isTurn, title, text, action, to } = patientStep(step.facts);
      const { nothing, nothing_until } = messages;
      const waits = where === 'at_home' && step.until !== null ? nothing_until(dayText(step.until, now)) : nothing;
      return {
        ...(isTurn ? {} : { eyebrow: messages.others }),
        title,
        text: isTurn ? text : `${text} ${waits}`,
        ...(action === undefined ? {} : { actions: <Go to={to}>{action}</Go> }),
      };
    }
    case 'complete':
      return messages.complete;
    case 'closed': {
      const { title, withdrawn, because, text } = messages.closed;
      const why = step.isWithdrawn ? withdrawn : step.reason === null ? null : because(step.reason);
      return {
        eyebrow: messages.others,
        title,
        text: [why, text].filter((each) => each !== null).join(' '),
        actions: (
          <Go to={patientHref('new_request', at.journeyId)} quiet>
            {messages.ask.treatment}
          </Go>
        ),
      };
    }
    case 'asked':
      return {
        eyebrow: messages.others,
        title: messages.asked.title(decidedTreatment(step.request.treatment)),
        text: messages.asked.text,
        actions: (
          <Go to={ownRequestHref(step.request.id, at.journeyId)} quiet>
            {messages.asked.action}
          </Go>
        ),
      };
    case 'waiting': {
      const { waiting } = messages;
      const due = new Date(step.request.due_at);
      return due.getTime() < now.getTime()
        ? { title: waiting.late, text: waiting.late_text }
        : { title: waiting.title(twoZoneText(due, now, localZone, CHENNAI)), text: waiting.text };
    }
    case 'answered':
      return messages.answered;
    case 'ask': {
      const { title, text, treatment, action } = messages.ask;
      return {
        title,
        text,
        actions: (
          <>
            <Go to={patientHref('new_request', at.journeyId)}>{treatment}</Go>
            <Button as={Link} to="/consultation" variant="outline">
              {action}
            </Button>
          </>
        ),
      };
    }
  }
}

const whoWith = (talk: Talk): string =>
  talk.kind === 'booked' ? messages.appointment.with(talk.appointment.doctor.full_name) : messages.appointment.team;

/** Quotes are compared on their own page; everything else is answered at the request. */
const turnPlace = (
  { id, status }: Extract<NextStep, { kind: 'request' }>['request'],
  journeyId: string | null,
): string => (status === 'quoted' ? patientHref('quotes', journeyId) : ownRequestHref(id, journeyId));

function taskWords({ task, isLate }: Extract<NextStep, { kind: 'task' }>, at: At): StepWords {
  const { task: words } = messages;
  const place = taskHref(task, at.journeyId);
  const due = task.due_at === null ? undefined : new Date(task.due_at);
  const when =
    due === undefined
      ? words.open
      : isLate
        ? words.late(dayWord(due, at.now, at.localZone.zone))
        : words.due(twoZoneText(due, at.now, at.localZone, CHENNAI));
  return {
    title: task.title ?? words.title,
    text: [when, task.detail, words.waits].filter((each) => each !== null).join(' '),
    ...(place === undefined ? {} : { actions: <Go to={place}>{taskAction(task.subject_kind)}</Go> }),
  };
}

/** A link to where the step is done. */
export function Go({ to, quiet = false, children }: { to: string; quiet?: boolean; children: ReactNode }) {
  return (
    <Button as={Link} to={to} variant={quiet ? 'tonal' : 'solid'}>
      {children}
    </Button>
  );
}
