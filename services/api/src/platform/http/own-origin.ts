const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an `Origin` header names this site. On a developer's machine the names of the loopback address are one place,
 * so that a page opened at 127.0.0.1 works like one at localhost; anywhere else the origin must be the public one exactly.
 */
export function isOwnOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const [asked, own] = [new URL(origin), new URL(publicOrigin)];
  const bothLoopback = LOOPBACK.has(asked.hostname) && LOOPBACK.has(own.hostname);
  return bothLoopback && asked.protocol === own.protocol && asked.port === own.port && asked.origin === origin;
}
