import {
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequest,
  type ServiceRequestState,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';

/** Merging has a dialog of its own. */
type TransitionName = Exclude<ServiceRequestTransition, 'merge'>;

/** The columns of the board. A reopened request waits like a new one; a closed one has left the board. */
export const BOARD_STATES = ['new', 'assigned', 'in_progress', 'pending', 'awaiting_approval', 'resolved'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

/** The states of the requests on the board. */
export const BOARD_STATES_SHOWN = SERVICE_REQUEST_STATES.filter((state) => state !== 'closed');

export const columnOf = (state: ServiceRequestState): BoardState | null =>
  state === 'reopened' ? 'new' : (BOARD_STATES.find((each) => each === state) ?? null);

/** What moves a card. Approvals are decided on the page of the request, by who may. */
const MOVES = [
  'assign',
  'start',
  'resume',
  'wait',
  'ask_approval',
  'resolve',
  'reopen',
] as const satisfies TransitionName[];

/** The transition that takes a request to a column; undefined where the workflow has none. */
export function moveTo({ state }: Pick<ServiceRequest, 'state'>, column: string): TransitionName | undefined {
  return MOVES.find((name) => {
    const { from, to } = SERVICE_REQUEST_WORKFLOW[name];
    return from.some((each) => each === state) && to.some((each) => columnOf(each) === column);
  });
}
