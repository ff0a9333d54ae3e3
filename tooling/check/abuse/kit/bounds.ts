/** Time a busy machine may take to answer or close an upgrade the server does not offer, in milliseconds. */
export const UPGRADE_MS = 5000;

/** Longest time until a server's own timeouts end a connection, in milliseconds. */
export const SERVER_BOUND_MS = 15_000;

/** Settings of the attacked site: shorter timeouts of connections than in production, so that the check is quick. */
export const SITE_SETTINGS: NodeJS.ProcessEnv = {
  HEADERS_TIMEOUT: '4000',
  REQUEST_TIMEOUT: '6000',
  IDLE_TIMEOUT: '8000',
  KEEP_ALIVE_TIMEOUT: '5000',
  // Beside the API's tests a page waits for its rows instead of being drawn without them.
  PAGE_READ_TIMEOUT: '15000',
  LOG_LEVEL: 'info',
};
