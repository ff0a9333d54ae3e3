import { newRequestId, type RemoteFailureReport, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { currentRequestId } from '../http/requests';

/** Longest wait for the API to accept a report, in milliseconds; no page waits for it. */
const LIMIT = 3_000;

/**
 * Reports a remote whose server bundle failed to the API, once per release; the page is sent without it. A report that does
 * not arrive may be repeated.
 */
export function createFailureReports(
  apiOrigin: string,
  warn: (message: string, error: unknown) => void,
): (failure: RemoteFailureReport) => Promise<void> {
  const reported = new Set<string>();
  return async (failure) => {
    const key = `${failure.remote} ${failure.version} ${failure.generation}`;
    if (reported.has(key)) return;
    reported.add(key);
    try {
      const answer = await fetch(`${apiOrigin}/api/client-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [REQUEST_ID_HEADER]: currentRequestId() ?? newRequestId() },
        body: JSON.stringify(failure),
        signal: AbortSignal.timeout(LIMIT),
      });
      if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
    } catch (error) {
      reported.delete(key);
      warn('A failed remote could not be reported.', error);
    }
  };
}
