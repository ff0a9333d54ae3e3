import type { Integer, Moment } from '../shapes/index.ts';

/**
 * Where a remote failed. `entry`: remoteEntry.js did not load or run; `portal`: it does not export the page; `page`: the page's own code;
 * `render`: it threw while rendering; `server`: its server bundle, on the render server.
 */
export const FAILURE_PHASES = ['entry', 'portal', 'page', 'render', 'server'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

export function isFailurePhase(value: unknown): value is FailurePhase {
  return FAILURE_PHASES.includes(value as FailurePhase);
}

/** Report of a failed remote: body of `POST /api/client-reports`. Contains nothing about a person. */
export interface RemoteFailureReport {
  remote: string;
  version: string;
  /** Generation of the registry the page was served with. */
  generation: number;
  phase: FailurePhase;
  /** Of the page, while this remote is out to a part of the sessions (`rolloutText`). */
  token?: string;
}

export interface RemoteFailure {
  remote: string;
  version: string;
  phase: FailurePhase;
  generation: Integer;
  reports: Integer;
  first_at: Moment;
  last_at: Moment;
}
