import type { ServiceRequestState } from './state-names.ts';
import type { Integer } from '../shapes/index.ts';

export interface RequestCount {
  open: Integer;
  overdue: Integer;
}

export interface ServiceRequestCounts {
  /** Assigned to the caller. */
  mine: RequestCount;
  unassigned: RequestCount;
  all: RequestCount;
  waiting_for_my_approval: Integer;
  by_state: Record<ServiceRequestState, Integer>;
}
