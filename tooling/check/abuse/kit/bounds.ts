/** An upgrade nobody offered is answered or closed at once; so long a busy machine may take. Milliseconds. */
export const UNASKED_MS = 5000;

/** The longest anything may take that a server's own bounds cut off, its next look at them included. Milliseconds. */
export const SERVER_BOUND_MS = 15_000;

/** Settings of the site that is attacked: shorter bounds than in production, so that the check need not wait for those. */
export const SITE_SETTINGS: NodeJS.ProcessEnv = {
  HEADERS_TIMEOUT: '4000',
  REQUEST_TIMEOUT: '6000',
  IDLE_TIMEOUT: '8000',
  KEEP_ALIVE_TIMEOUT: '5000',
  LOG_LEVEL: 'info',
};
