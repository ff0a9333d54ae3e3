export const IN_BROWSER = typeof document !== 'undefined';

type Reader = (request: Request) => Promise<Response>;

let serverOrigin: string | undefined;
let serverFetch: Reader = (request) => fetchNow(request);

// oxlint-disable-next-line no-restricted-globals -- the kit is what stands between everybody else and the network
const fetchNow: Reader = (request) => fetch(request);

/** Tells the render server where the API is and how it reads there; the browser's is its own origin. */
export function configureApi(options: { origin: string; fetch?: Reader }): void {
  serverOrigin = options.origin;
  serverFetch = options.fetch ?? fetchNow;
}

/** A read of the render server: no session, no retries. */
export function readOnServer(request: Request): Promise<Response> {
  return serverFetch(request);
}

/** Where `/api` is, without a slash at its end. */
export function apiOrigin(): string {
  if (IN_BROWSER) return location.origin;
  if (serverOrigin === undefined) throw new Error('configureApi was not called before the first API call.');
  return serverOrigin;
}
