/** Browsers and Node both have it; the contracts are written with the types of neither. */
declare const URL: {
  new (address: string, base?: string): Readonly<Record<'origin' | 'pathname' | 'search' | 'hash', string>>;
  canParse(address: string, base?: string): boolean;
};

/** Paths that are doors, not destinations: coming back to them would be a loop. */
const DOORS = new Set(['/login', '/auth', '/role-auth', '/admin-login', '/partner-login']);
/** What is no page: a person sent there would read an answer meant for a program. */
const NO_PAGES = /^\/(api|oauth2|socket\.io)(\/|$)/;

/**
 * The path to return to after signing in, or undefined when `next` leads off this origin or nowhere. It is parsed the way
 * the browser would parse it, so `//host`, `/\host`, `https:host` and tabs inside do not get through.
 */
export function safeNext(next: string | null | undefined, origin: string): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const address = new URL(next, origin);
  const { pathname } = address;
  if (address.origin !== new URL(origin).origin || DOORS.has(pathname) || NO_PAGES.test(pathname)) return undefined;
  const path = pathname + address.search + address.hash;
  // `/.//host` normalises to a path that a browser would read as a host.
  return path.startsWith('//') ? undefined : path;
}
