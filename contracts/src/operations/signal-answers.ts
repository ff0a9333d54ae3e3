import type { SignalState } from './signal-states.ts';
import type { Severity } from './signals.ts';
import type { Id, Integer } from '../shapes/index.ts';

export interface SignalIncident {
  id: Id;
  /** @example "INC-000123" */
  number: string;
}

export interface SignalCounts {
  /** Open, and not acknowledged by anyone. */
  open: Integer;
  /** All that need a person. */
  live: Integer;
  by_state: Record<SignalState, Integer>;
  /** Of those that need a person. */
  by_severity: Record<Severity, Integer>;
}
