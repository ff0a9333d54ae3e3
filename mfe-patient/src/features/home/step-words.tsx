import { listText } from '@ayana/contracts/language';
import { ABOUT_ME_PATH, PROFILE_LABELS } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { dayWord, fullMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CHENNAI } from '../../local-zone';
import type { NextStep } from './data/next-step';
import { taskPlace } from './data/task-place';
import { messages } from './messages';
import { workText } from './work-text';

export interface At {
  now: Date;
  localZone: Zone;
  /** A complete profile lets the patient see their notifications. */
  opensNotifications: boolean;
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
        text: text(step.request.treatment.name),
        actions: <Go to={turnPlace(step.request)}>{action}</Go>,
      };
    }
    case 'appointment': {
      const { title, video, agreed, action } = messages.appointment;
      const { confirmed_starts_at, kind } = step.request;
      const [day = ''] = fullMoment(new Date(confirmed_starts_at), localZone.zone).split(', ');
      return {
        title: title(day),
        text: kind === 'video_consultation' ? video : agreed,
        actions: (
          <Go to="/patient-portal/appointments" quiet>
            {action}
          </Go>
        ),
      };
    }
    case 'work': {
      const { work } = messages;
      const { kind, status, due_at } = step.work;
      const due = due_at === null ? work.open : dueWords(new Date(due_at), at);
      return {
        eyebrow: messages.others,
        title: workText({ what: { kind, isOffered: status === 'offered' }, count: 1 }),
        text: `${due} ${messages.nothing}`,
      };
    }
    case 'stage': {
      const { label, what } = step.stage;
      return { eyebrow: messages.others, title: messages.stage(label), text: `${what} ${messages.nothing}` };
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
          <Go to="/patient-portal/requests/new" quiet>
            {messages.ask.treatment}
          </Go>
        ),
      };
    }
    case 'asked':
      return {
        eyebrow: messages.others,
        title: messages.asked.title(step.request.treatment.name),
        text: messages.asked.text,
        actions: (
          <Go to={`/requests/patient-portal/${step.request.id}`} quiet>
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
            <Go to="/patient-portal/requests/new">{treatment}</Go>
            <Button as={Link} to="/consultation" variant="outline">
              {action}
            </Button>
          </>
        ),
      };
    }
  }
}

/** Quotes are compared on their own page; everything else is answered at the request. */
const turnPlace = ({ id, status }: Extract<NextStep, { kind: 'request' }>['request']): string =>
  status === 'quoted' ? '/patient-portal/quotes' : `/requests/patient-portal/${id}`;

function taskWords({ task, isLate }: Extract<NextStep, { kind: 'task' }>, at: At): StepWords {
  const { task: words } = messages;
  const place = taskPlace(task);
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
    ...(place === undefined ? {} : { actions: <Go to={place}>{words.action}</Go> }),
  };
}

const dueWords = (due: Date, { now, localZone }: At): string =>
  due.getTime() < now.getTime()
    ? messages.work.late(dayWord(due, now, localZone.zone))
    : messages.work.due(dayWord(due, now, localZone.zone));

/** A link to where the step is done. */
export function Go({ to, quiet = false, children }: { to: string; quiet?: boolean; children: ReactNode }) {
  return (
    <Button as={Link} to={to} variant={quiet ? 'tonal' : 'solid'}>
      {children}
    </Button>
  );
}
