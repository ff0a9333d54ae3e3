import type { Integer } from '../shapes/index.ts';

export interface EscalationRunCounts {
  /** Runs that page people now, or that nobody has answered; without tests. */
  open: Integer;
  exhausted: Integer;
  /** Open runs that have paged the caller, tests too: the bell. */
  paging_me: Integer;
}
