import type { BroadcastState } from './broadcast-states.ts';
import type { Integer } from '../shapes/index.ts';

export interface BroadcastCounts {
  /** Waiting for an approval that the caller may give. */
  to_approve: Integer;
  by_state: Record<BroadcastState, Integer>;
}
