/** `http://host` of an absolute-form target (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** A path with one leading slash: URL parsers read `//host` and `/\host` as hosts. */
const ROOTED = /^\/(?![/\\])/;
/** Control characters, which no name contains and no database stores. */
const CONTROL = /\p{Cc}/u;

/** The target of a request as a path with its query, without the host that clients of a proxy send. */
export function originForm(target: string): string {
  const rest = target.replace(ABSOLUTE, '');
  if (rest === target) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The URL on this site of a raw request target; undefined for an invalid one, and never another host's. All code of
 * this server must parse outside URLs with it.
 * @param target origin-form, e.g. `/blog/heart?topic=x`
 * @param origin of this site, without a trailing slash
 */
export function siteAddress(target: string, origin: string): URL | undefined {
  if (!staysOnSite(target, origin)) return undefined;
  const address = new URL(target, origin);
  const decoded = decodedPath(address.pathname);
  return decoded === undefined || CONTROL.test(decoded) ? undefined : address;
}

/** Whether a browser that resolves this target stays on the site. */
export function staysOnSite(target: string, origin: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!ROOTED.test(path) || path.includes('\\') || !URL.canParse(target, origin)) return false;
  const address = new URL(target, origin);
  // Dot segments may leave two slashes behind: `/.//host`.
  return address.origin === origin && ROOTED.test(address.pathname);
}

/**
 * The URL without parameters that contain a NUL, which no real text contains and no database stores.
 */
export function withoutNul(address: URL): URL {
  if (!address.search.includes('%00')) return address;
  const readable = new URL(address);
  for (const [name, value] of address.searchParams)
    if (name.includes('\0') || value.includes('\0')) readable.searchParams.delete(name);
  return readable;
}

/** Undefined for invalid UTF-8: `%ff`, or half of a surrogate pair. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
