import type { Workflow } from '../workflow/index.ts';
import { INBOX_STATUSES, INBOX_TRANSITIONS, type InboxKind, type InboxStatus, mayBecome } from './states.ts';

export type InboxTransition = 'claim' | 'release' | 'reopen' | 'confirm' | 'answer' | 'close' | 'hand_over';

const into = (to: InboxStatus, from = INBOX_STATUSES.filter((status) => INBOX_TRANSITIONS[status].includes(to))) =>
  ({ from, to: [to], entry: 'inbox', note: 'internal' }) as const;

const OPEN_STATUSES = INBOX_STATUSES.filter((status) => status !== 'closed');

/** The transitions of `INBOX_TRANSITIONS` by their names. Not in `states.ts`: browsers need the statuses only. */
export const INBOX_WORKFLOW: Workflow<InboxStatus, InboxTransition> = {
  claim: into('claimed', ['new']),
  release: into('new'),
  reopen: into('claimed', ['answered', 'closed']),
  confirm: into('confirmed'),
  answer: into('answered'),
  close: into('closed'),
  // Only a new one changes its status by it.
  hand_over: { ...into('claimed'), from: OPEN_STATUSES, to: OPEN_STATUSES.filter((status) => status !== 'new') },
};

/** What leads a request of this kind from one status to another; undefined when nothing does. */
export function inboxTransition(kind: InboxKind, from: InboxStatus, to: InboxStatus): InboxTransition | undefined {
  const names = Object.keys(INBOX_WORKFLOW) as InboxTransition[];
  return names.find(
    (name) =>
      mayBecome(kind, from, to) && INBOX_WORKFLOW[name].from.includes(from) && INBOX_WORKFLOW[name].to.includes(to),
  );
}
