import type { IncidentState } from './incident-states.ts';
import type { Severity } from './signals.ts';
import type { Integer } from '../shapes/index.ts';

export interface IncidentCount {
  /** Active and stable ones. */
  running: Integer;
  /** Closed, and not reviewed. */
  to_review: Integer;
  by_state: Record<IncidentState, Integer>;
  /** Of those that run. */
  by_severity: Record<Severity, Integer>;
}

export interface IncidentCounts {
  /** Without drills. */
  incidents: IncidentCount;
  drills: IncidentCount;
  /** Open tasks of the caller in what runs, drills included. */
  my_tasks: Integer;
}
