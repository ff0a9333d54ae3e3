const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** An origin as browsers write it (RFC 6454, 6.1): scheme, host, and the port unless it is the default. */
const ORIGIN = /^(https?):\/\/([^/:]+|\[[^/\]]+\])(:\d+)?$/;

/**
 * Whether an `Origin` header is this site. In development all loopback names are equal, so that a page opened at 127.0.0.1 works like one
 * at localhost; everywhere else the origin must be exactly the public one.
 */
export function isSameOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  const [, scheme, host = '', port] = ORIGIN.exec(origin) ?? [];
  const [, ownScheme, ownHost = '', ownPort] = ORIGIN.exec(publicOrigin) ?? [];
  const bothLoopback = LOOPBACK.has(host) && LOOPBACK.has(ownHost);
  return bothLoopback && scheme === ownScheme && port === ownPort;
}
