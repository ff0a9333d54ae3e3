/** Paths that are doors, not destinations: coming back to them would be a loop. */
const DOORS = new Set(['/login', '/auth', '/role-auth', '/admin-login', '/partner-login']);

/**
 * The path to return to after signing in, or undefined when `next` leads off this origin or nowhere. It is parsed the way
 * the browser would parse it, so `//host`, `/\host`, `https:host` and tabs inside do not get through.
 */
export function safeNext(next: string | null, origin: string): string | undefined {
  if (next === null || !next.startsWith('/')) return undefined;
  if (!URL.canParse(next, origin)) return undefined;
  const address = new URL(next, origin);
  if (address.origin !== new URL(origin).origin || DOORS.has(address.pathname)) return undefined;
  const path = address.pathname + address.search + address.hash;
  // `/.//host` normalises to a path that a browser would read as a host.
  return path.startsWith('//') ? undefined : path;
}

/** Where a signed-out visitor of `path` is sent. */
export function authAddress(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
