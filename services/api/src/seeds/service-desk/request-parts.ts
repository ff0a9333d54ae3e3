import {
  type EntryVisibility,
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestEvent,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import { fixedId } from '../fixed-id.js';
import type { DemoRequest } from './requests.js';

/** What is said with a transition. */
const NOTES: Partial<Record<ServiceRequestTransition, string>> = {
  wait: 'We asked the partner and wait for the answer.',
  resume: 'The partner has answered.',
  resolve: 'It is arranged. You have the details in your messages.',
  reopen: 'Thank you, but the day is wrong.',
  cancel: 'It is not needed any more.',
};

/** Transitions that the one who asked made. */
const OWN: ReadonlySet<ServiceRequestTransition> = new Set(['reopen', 'cancel', 'close']);

/** The timeline of a demo request: asked, its transitions, and a comment now and then. */
export function entriesOf({ row, steps, random }: DemoRequest) {
  const first = steps[0]?.from ?? row.state;
  const asked = entry(row, { event: 'asked', at: row.created_at, actor_id: row.requested_by, to_state: first });
  const moved = steps.map(({ name, from, to, at }) =>
    entry(row, {
      event: 'transition',
      at,
      actor_id: OWN.has(name) ? row.requested_by : row.assigned_to,
      transition: name,
      from_state: from,
      to_state: to,
      text: SERVICE_REQUEST_WORKFLOW[name].note === 'public' ? (NOTES[name] ?? null) : null,
    }),
  );
  const said = steps.slice(0, random.between(0, 2)).map(({ at }, place) =>
    entry(row, {
      event: 'comment',
      at,
      actor_id: row.assigned_to,
      visibility: place === 0 ? 'public' : 'internal',
      text: place === 0 ? 'Thank you. We look into it today.' : 'Demo note: the partner answers after lunch.',
    }),
  );
  return [asked, ...moved, ...said]
    .filter(({ actor_id }) => actor_id !== null)
    .map((each, place) => Object.assign(each, { id: fixedId('5d04', row.number * 20 + place) }));
}

interface DemoEntry {
  event: ServiceRequestEvent;
  at: Date;
  actor_id: string | null;
  visibility?: EntryVisibility;
  text?: string | null;
  transition?: ServiceRequestTransition;
  from_state?: string;
  to_state?: string;
}

const entry = ({ id }: DemoRequest['row'], given: DemoEntry) => ({
  request_id: id,
  visibility: 'public' as EntryVisibility,
  text: null,
  transition: null,
  from_state: null,
  to_state: null,
  details: {},
  ...given,
});

/** Steps that wait for someone's approval. */
export function approvalsOf({ row, service, awaits }: DemoRequest) {
  if (!awaits) return [];
  return service.approvals.map(({ role, user_id }, place) => ({
    id: fixedId('5d06', row.number * 8 + place),
    request_id: row.id,
    step: place + 1,
    role,
    user_id,
    status: 'waiting',
  }));
}

const TITLES = ['Call the partner', 'Send the details', 'Ask for a receipt'] as const;
const DAY = 24 * 60 * 60 * 1000;

/** Every third request that someone works on has tasks. */
export function tasksOf({ row, random, steps }: DemoRequest) {
  if (row.assigned_to === null || row.number % 3 !== 0) return [];
  const isDone = row.state === 'resolved' || row.state === 'closed';
  return TITLES.slice(0, random.between(1, TITLES.length)).map((title, place) => ({
    id: fixedId('5d05', row.number * 8 + place),
    request_id: row.id,
    title,
    status: isDone ? 'done' : 'open',
    assigned_to: row.assigned_to,
    due_at: new Date(row.created_at.getTime() + (place + 1) * DAY),
    done_at: isDone ? (steps.at(-1)?.at ?? row.created_at) : null,
    created_at: row.created_at,
  }));
}
