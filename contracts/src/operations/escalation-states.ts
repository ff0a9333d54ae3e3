import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** The first one is where a run begins. */
export const ESCALATION_RUN_STATES = ['running', 'exhausted', 'acknowledged', 'stopped'] as const;
export type EscalationRunState = (typeof ESCALATION_RUN_STATES)[number];

export const ESCALATION_RUN_STATE_NAMES: Readonly<Record<EscalationRunState, string>> = defineMessages(
  'contracts/operations/escalation-run-state-names',
  {
    running: 'Paging',
    exhausted: 'Nobody answered',
    acknowledged: 'Acknowledged',
    stopped: 'Stopped',
  },
);

const step = <const From extends EscalationRunState, const To extends EscalationRunState>(
  from: readonly From[],
  to: To,
) => ({ from, to: [to], entry: 'escalation_management', note: 'internal' }) as const;

export const ESCALATION_RUN_WORKFLOW = {
  /** Someone takes it on: no further page is sent. */
  acknowledge: step(['running', 'exhausted'], 'acknowledged'),
  /** It is not needed any more. */
  stop: step(['running', 'exhausted'], 'stopped'),
  /** The last round is over and nobody has acknowledged. Only the clock does it. */
  exhaust: step(['running'], 'exhausted'),
  /** Once more from the first step. */
  again: step(['exhausted'], 'running'),
} as const satisfies Workflow<EscalationRunState, string>;
export type EscalationRunTransition = keyof typeof ESCALATION_RUN_WORKFLOW;

/** States in which people are paged, or still wait for an answer. */
export const OPEN_RUN_STATES = ['running', 'exhausted'] as const satisfies readonly EscalationRunState[];

export const isOpenRun = (state: EscalationRunState): boolean => OPEN_RUN_STATES.some((each) => each === state);

/** `queued` waits for its mail or text to leave; one that leaves no more is `cancelled`. A page on the bell is `sent` at once. */
export const PAGE_STATES = ['queued', 'sent', 'failed', 'cancelled'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export const PAGE_STATE_NAMES: Readonly<Record<PageState, string>> = defineMessages(
  'contracts/operations/page-state-names',
  { queued: 'Waiting', sent: 'Sent', failed: 'Failed', cancelled: 'Not sent: it was over' },
);
