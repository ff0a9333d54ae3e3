/**
 * Where a remote stopped working. `entry`: remoteEntry.js did not come or did not run; `portal`: it names no such page; `page`: the
 * page's own code; `render`: it threw on screen; `server`: its server bundle, on the render server.
 */
export const FAILURE_PHASES = ['entry', 'portal', 'page', 'render', 'server'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

export function isFailurePhase(value: unknown): value is FailurePhase {
  return FAILURE_PHASES.includes(value as FailurePhase);
}

/** What is said about a failed remote: body of `POST /api/client-reports`. Nothing in it is about a person. */
export interface RemoteFailureReport {
  remote: string;
  version: string;
  /** Generation of the registry the page was served with. */
  generation: number;
  phase: FailurePhase;
}
