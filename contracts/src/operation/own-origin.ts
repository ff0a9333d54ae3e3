const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** An origin as browsers write it (RFC 6454, 6.1): scheme, host, port where it is not the scheme's own. */
const ORIGIN = /^(https?):\/\/([^/:]+|\[[^/\]]+\])(:\d+)?$/;

/**
 * Whether an `Origin` header names this site. On a developer's machine the names of the loopback address are one place,
 * so that a page opened at 127.0.0.1 works like one at localhost; anywhere else the origin must be the public one exactly.
 */
export function isOwnOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  const [, scheme, host = '', port] = ORIGIN.exec(origin) ?? [];
  const [, ownScheme, ownHost = '', ownPort] = ORIGIN.exec(publicOrigin) ?? [];
  const bothLoopback = LOOPBACK.has(host) && LOOPBACK.has(ownHost);
  return bothLoopback && scheme === ownScheme && port === ownPort;
}
