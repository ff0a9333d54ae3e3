import type { Workflow } from '../workflow/index.ts';
import type { ServiceRequestState } from './state-names.ts';

/** States in which someone has work to do; the clock of the target times runs in them. */
const WORKING = ['new', 'assigned', 'in_progress', 'reopened'] as const satisfies readonly ServiceRequestState[];
const OPEN = [...WORKING, 'pending', 'awaiting_approval'] as const satisfies readonly ServiceRequestState[];

/**
 * What can be done with a request. `service_requests` is everyone with a role: the API lets them do it to their own requests only, and
 * lets only the approver whose turn it is decide.
 */
export const SERVICE_REQUEST_WORKFLOW = {
  assign: transition([...WORKING, 'pending'], ['assigned'], 'service_desk', 'internal'),
  start: transition(['new', 'assigned', 'reopened'], ['in_progress'], 'service_desk', 'internal'),
  wait: transition(['assigned', 'in_progress', 'reopened'], ['pending'], 'service_desk', 'public'),
  resume: transition(['pending'], ['in_progress'], 'service_desk', 'public'),
  ask_approval: transition(WORKING, ['awaiting_approval'], 'service_desk', 'internal'),
  /** The last approval lets the work begin or go on. */
  approve: transition(['awaiting_approval'], ['awaiting_approval', 'new', 'in_progress'], 'service_requests', 'public'),
  decline: transition(['awaiting_approval'], ['closed'], 'service_requests', 'public'),
  resolve: transition(['assigned', 'in_progress', 'pending', 'reopened'], ['resolved'], 'service_desk', 'public'),
  close: transition(['resolved'], ['closed'], 'service_requests', 'public'),
  reopen: transition(['resolved', 'closed'], ['reopened'], 'service_requests', 'public'),
  /** Into another request, by a route of its own. */
  merge: transition(OPEN, ['closed'], 'service_desk', 'internal'),
  cancel: transition(OPEN, ['closed'], 'service_requests', 'public'),
} as const satisfies Workflow<ServiceRequestState, string>;
export type ServiceRequestTransition = keyof typeof SERVICE_REQUEST_WORKFLOW;

/** Transitions that need a word why, or what was done. */
export const TRANSITIONS_WITH_NOTE = [
  'wait',
  'decline',
  'resolve',
  'reopen',
  'cancel',
] as const satisfies readonly ServiceRequestTransition[];

/** A resolved request that nobody opens again is closed after these days. */
export const CLOSED_AFTER_DAYS = 7;

/** Whether the target times count: not while someone else is waited for, and not once it is resolved. */
export function isClockRunning(state: ServiceRequestState): boolean {
  return WORKING.some((each) => each === state);
}

/** Whether a request still needs an end. */
export function isOpenRequest(state: ServiceRequestState): boolean {
  return OPEN.some((each) => each === state);
}

function transition<Entry extends 'service_desk' | 'service_requests'>(
  from: readonly ServiceRequestState[],
  to: readonly ServiceRequestState[],
  entry: Entry,
  note: 'public' | 'internal',
) {
  return { from, to, entry, note };
}
