import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** The first one is where a broadcast begins. */
export const BROADCAST_STATES = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

export const BROADCAST_STATE_NAMES: Readonly<Record<BroadcastState, string>> = defineMessages(
  'contracts/operations/broadcast-state-names',
  {
    draft: 'Draft',
    in_review: 'Waiting for approval',
    approved: 'Approved',
    scheduled: 'Scheduled',
    sending: 'Being sent',
    paused: 'Paused',
    sent: 'Sent',
    cancelled: 'Cancelled',
  },
);

const step = <const From extends BroadcastState, const To extends BroadcastState>(
  from: readonly From[],
  to: To,
  entry: 'broadcast_management' | 'broadcast_approval' = 'broadcast_management',
) => ({ from, to: [to], entry, note: 'internal' }) as const;

export const BROADCAST_WORKFLOW = {
  submit: step(['draft'], 'in_review'),
  /** By an administrator who wrote nothing of it. */
  approve: step(['in_review'], 'approved', 'broadcast_approval'),
  send_back: step(['in_review'], 'draft', 'broadcast_approval'),
  /** To be changed once more; an approval is void then. */
  take_back: step(['in_review', 'approved', 'scheduled'], 'draft'),
  schedule: step(['approved'], 'scheduled'),
  /** By a person at once, or by the clock when it is time. */
  begin: step(['approved', 'scheduled'], 'sending'),
  pause: step(['sending'], 'paused'),
  resume: step(['paused'], 'sending'),
  cancel: step(['draft', 'in_review', 'approved', 'scheduled', 'paused'], 'cancelled'),
  /** Once every message has left, or was given up. */
  finish: step(['sending'], 'sent'),
} as const satisfies Workflow<BroadcastState, string>;
export type BroadcastTransition = keyof typeof BROADCAST_WORKFLOW;

/** What people do; the rest is done by the clock. */
export const BROADCAST_ACTS = [
  'submit',
  'approve',
  'send_back',
  'take_back',
  'schedule',
  'begin',
  'pause',
  'resume',
  'cancel',
] as const satisfies readonly BroadcastTransition[];
export type BroadcastAct = (typeof BROADCAST_ACTS)[number];

/** Acts that need a word why. */
export const BROADCAST_ACTS_WITH_NOTE = ['send_back', 'cancel'] as const satisfies readonly BroadcastAct[];

/** States in which messages have left, or may leave. */
export const BEGUN_BROADCAST_STATES = ['sending', 'paused', 'sent'] as const satisfies readonly BroadcastState[];
