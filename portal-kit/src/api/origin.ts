export const IN_BROWSER = typeof document !== 'undefined';

type Reader = (request: Request) => Promise<Response>;

let serverOrigin: string | undefined;
let serverFetch: Reader = (request) => fetchNow(request);

// oxlint-disable-next-line no-restricted-globals -- the kit is the one place that uses the network
const fetchNow: Reader = (request) => fetch(request);

/** Configures the API's origin and `fetch` for the render server; the browser uses its own origin. */
export function configureApi(options: { origin: string; fetch?: Reader }): void {
  serverOrigin = options.origin;
  serverFetch = options.fetch ?? fetchNow;
}

/** Reads on the render server: without a session and retries. */
export function readOnServer(request: Request): Promise<Response> {
  return serverFetch(request);
}

/** The origin of `/api`, without a trailing slash. */
export function apiOrigin(): string {
  if (IN_BROWSER) return location.origin;
  if (serverOrigin === undefined) throw new Error('configureApi was not called before the first API call.');
  return serverOrigin;
}
