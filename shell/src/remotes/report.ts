import { type RemoteFailureReport, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { readPageData } from '../document/page-data';
import { pageRequestId } from '../operation/page-request-id';

const reported = new Set<string>();

/**
 * Reports a failed remote to the API, once per remote, release and phase, with the page's request id, so that
 * the log links it to the render server's entry. Never throws: a report must not break what still works.
 */
export function reportRemoteFailure(failure: RemoteFailureReport): void {
  const key = `${failure.remote} ${failure.version} ${failure.phase}`;
  if (reported.has(key)) return;
  reported.add(key);
  send(failure).catch(() => {
    // The API is unreachable.
  });
}

/** Like a beacon, it arrives after the page is closed; but a beacon has no headers. */
async function send(failure: RemoteFailureReport): Promise<void> {
  const token = readPageData(document).remotes[failure.remote]?.token;
  // oxlint-disable-next-line no-restricted-globals -- the API client itself may have failed to load
  await fetch('/api/client-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [REQUEST_ID_HEADER]: pageRequestId() },
    body: JSON.stringify({ ...failure, token }),
  });
}
