import type { RemoteFailureReport } from '@ayana/contracts/operation';

const reported = new Set<string>();

/**
 * Tells the API which remote failed, once per remote, release and phase. Never throws: a report must not
 * break what still works.
 */
export function reportRemoteFailure(failure: RemoteFailureReport): void {
  const key = `${failure.remote} ${failure.version} ${failure.phase}`;
  if (reported.has(key)) return;
  reported.add(key);
  try {
    navigator.sendBeacon('/api/client-reports', new Blob([JSON.stringify(failure)], { type: 'application/json' }));
  } catch {
    // Nobody to tell it to.
  }
}
