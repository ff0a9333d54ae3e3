/** Available in browsers and Node; the contracts are compiled with the types of neither. */
declare const URL: {
  new (address: string, base?: string): Readonly<Record<'origin' | 'pathname' | 'search' | 'hash', string>>;
  canParse(address: string, base?: string): boolean;
};

/** Sign-in pages are no destinations: returning to them would be a loop. */
const SIGN_IN_PAGES = new Set(['/login', '/auth', '/role-auth', '/admin-login', '/partner-login']);
/** Paths that are not pages: a user would see a response meant for a program. */
const NON_PAGES = /^\/(api|oauth2|socket\.io)(\/|$)/;

/**
 * The path to return to after signing in, or undefined when `next` leads to another origin or nowhere. It is parsed as browsers do, so
 * `//host`, `/\host`, `https:host` and tabs inside are refused.
 */
export function safeNext(next: string | null | undefined, origin: string): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const address = new URL(next, origin);
  const { pathname } = address;
  if (address.origin !== new URL(origin).origin || SIGN_IN_PAGES.has(pathname) || NON_PAGES.test(pathname))
    return undefined;
  const path = pathname + address.search + address.hash;
  // `/.//host` normalises to a path that browsers read as a host.
  return path.startsWith('//') ? undefined : path;
}
