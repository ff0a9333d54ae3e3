import { type RemoteFailureReport, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { readPageData } from '../page/page-data';

const reported = new Set<string>();

/**
 * Tells the API which remote failed, once per remote, release and phase, under the request id the page came with: in the logs it
 * stands beside what the render server said of the same page. Never throws: a report must not break what still works.
 */
export function reportRemoteFailure(failure: RemoteFailureReport): void {
  const key = `${failure.remote} ${failure.version} ${failure.phase}`;
  if (reported.has(key)) return;
  reported.add(key);
  send(failure).catch(() => {
    // Nobody to tell it to.
  });
}

/** As a beacon would, it arrives after the page is gone; but a beacon carries no headers. */
async function send(failure: RemoteFailureReport): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- the API client may be what did not arrive
  await fetch('/api/client-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [REQUEST_ID_HEADER]: readPageData(document).requestId },
    body: JSON.stringify(failure),
  });
}
