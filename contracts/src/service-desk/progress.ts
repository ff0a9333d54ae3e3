import type { ServiceRequestOutcome, ServiceRequestState } from './state-names.ts';

/** The states a request usually goes through. `pending` and `reopened` are at `in_progress`. */
const ORDER = ['new', 'assigned', 'awaiting_approval', 'in_progress', 'resolved', 'closed'] as const;
export type ServiceRequestStep = (typeof ORDER)[number];

export interface ServiceRequestProgress {
  id: ServiceRequestStep;
  /** The state that names it: `pending` where the work waits. */
  name: ServiceRequestState;
  state: 'done' | 'current' | 'upcoming' | 'waiting' | 'failed' | 'skipped';
  /** When it got there; null when it has not, or when the reader is not told. */
  at: string | null;
}

export interface RequestWithProgress {
  state: ServiceRequestState;
  outcome: ServiceRequestOutcome | null;
  created_at: string;
  owned_at: string | null;
  resolved_at: string | null;
  closed_at: string | null;
  approvals: readonly { decided_at: string | null }[];
  entries: readonly { at: string; to_state: ServiceRequestState | null }[];
}

/** Where a request is on its way from being asked to being closed. A step for approval only where someone approves. */
export function requestProgress(request: RequestWithProgress): ServiceRequestProgress[] {
  const { state, outcome, approvals } = request;
  const steps = ORDER.filter((step) => step !== 'awaiting_approval' || approvals.length > 0);
  const times = timesOf(request);
  const here = steps.indexOf(state === 'pending' || state === 'reopened' ? 'in_progress' : state);
  const isWaiting = state === 'pending' || state === 'awaiting_approval';
  return steps.map((id, index) => {
    const at = times[id];
    if (index > here) return { id, name: id, state: 'upcoming', at: null };
    if (state === 'closed') return { id, name: id, state: closedStep(id, at, outcome), at };
    if (index < here) return { id, name: id, state: 'done', at };
    return { id, name: state, state: isWaiting ? 'waiting' : 'current', at };
  });
}

/** Of a request that is closed: work that was done went through every step, other requests ended on the way. */
function closedStep(
  id: ServiceRequestStep,
  at: string | null,
  outcome: ServiceRequestOutcome | null,
): ServiceRequestProgress['state'] {
  if (outcome === 'declined' && (id === 'awaiting_approval' || id === 'closed')) return 'failed';
  return outcome === 'done' || at !== null ? 'done' : 'skipped';
}

function timesOf({ entries, approvals, ...request }: RequestWithProgress): Record<ServiceRequestStep, string | null> {
  return {
    new: request.created_at,
    assigned: request.owned_at,
    awaiting_approval: approvals.findLast(({ decided_at }) => decided_at !== null)?.decided_at ?? null,
    in_progress: entries.findLast(({ to_state }) => to_state === 'in_progress' || to_state === 'reopened')?.at ?? null,
    resolved: request.resolved_at,
    closed: request.closed_at,
  };
}
