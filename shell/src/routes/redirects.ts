/** Redirects of the specification (section 2): HTTP 302 on the server, a step of the router in the browser. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/services/treatment-requests': '/consultation',
  '/auth': '/login',
  '/role-auth': '/login',
  '/admin-login': '/login',
  '/partner-login': '/login',
};

/**
 * The redirect target of `path`, with its query, or undefined without one.
 * @param search with its question mark, or empty
 */
export function redirectOf(path: string, search: string): string | undefined {
  const target = Object.hasOwn(REDIRECTS, path) ? REDIRECTS[path] : undefined;
  return target === undefined ? undefined : target + search;
}
