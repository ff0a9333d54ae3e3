import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** The first one is where a need begins. */
export const NEED_STATES = ['open', 'met', 'closed'] as const;
export type NeedState = (typeof NEED_STATES)[number];

export const NEED_STATE_NAMES: Readonly<Record<NeedState, string>> = defineMessages(
  'contracts/operations/need-state-names',
  { open: 'Needed', met: 'Met', closed: 'Closed' },
);

/** The first one is where what is offered for a need begins. */
export const COMMITMENT_STATES = ['offered', 'committed', 'dispatched', 'arrived', 'released', 'withdrawn'] as const;
export type CommitmentState = (typeof COMMITMENT_STATES)[number];

export const COMMITMENT_STATE_NAMES: Readonly<Record<CommitmentState, string>> = defineMessages(
  'contracts/operations/commitment-state-names',
  {
    offered: 'Offered',
    committed: 'Committed',
    dispatched: 'On the way',
    arrived: 'Arrived',
    released: 'Released',
    withdrawn: 'Withdrawn',
  },
);

/** States in which a resource is taken: not at a second place then. */
export const TAKING_STATES = ['committed', 'dispatched', 'arrived'] as const satisfies readonly CommitmentState[];

export const isTaking = (state: CommitmentState): boolean => TAKING_STATES.some((each) => each === state);

const step = <State extends string, const From extends State, const To extends State>(from: readonly From[], to: To) =>
  ({ from, to: [to], entry: 'resource_mobilization', note: 'internal' }) as const;

export const NEED_WORKFLOW = {
  /** As much is committed as is needed. By itself. */
  meet: step(['open'], 'met'),
  /** Less is committed than is needed again. By itself. */
  miss: step(['met'], 'open'),
  /** Nothing more is looked for; what is there is released, one by one. */
  close: step(['open', 'met'], 'closed'),
  reopen: step(['closed'], 'open'),
} as const satisfies Workflow<NeedState, string>;
export type NeedTransition = keyof typeof NEED_WORKFLOW;

export const COMMITMENT_WORKFLOW = {
  commit: step(['offered'], 'committed'),
  dispatch: step(['committed'], 'dispatched'),
  arrive: step(['dispatched'], 'arrived'),
  /** It is free again; of a fund, with what was spent. */
  release: step(['committed', 'dispatched', 'arrived'], 'released'),
  withdraw: step(['offered'], 'withdrawn'),
} as const satisfies Workflow<CommitmentState, string>;
export type CommitmentTransition = keyof typeof COMMITMENT_WORKFLOW;
