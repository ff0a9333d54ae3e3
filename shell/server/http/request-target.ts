/** `http://host` of an absolute-form target (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** A path in one piece of its own: `//host` and `/\host` are read as hosts by everything that resolves addresses. */
const ROOTED = /^\/(?![/\\])/;
/** What no name of anything here holds, and no database stores. */
const CONTROL = /\p{Cc}/u;

/** The target of a request as a path with its query. A client that speaks to a proxy names the host as well; it is left out. */
export function originForm(target: string): string {
  const rest = target.replace(ABSOLUTE, '');
  if (rest === target) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The address on this site that a raw request target names; undefined where it names none, and never another host's. All code of
 * this server that wants an address from outside takes it from here.
 * @param target origin-form, e.g. `/blog/heart?topic=x`
 * @param origin of this site, without a slash at its end
 */
export function siteAddress(target: string, origin: string): URL | undefined {
  if (!staysOnSite(target, origin)) return undefined;
  const address = new URL(target, origin);
  const decoded = decodedPath(address.pathname);
  return decoded === undefined || CONTROL.test(decoded) ? undefined : address;
}

/** Whether a browser that resolves this target stays on the site, whatever is or is not there. */
export function staysOnSite(target: string, origin: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!ROOTED.test(path) || path.includes('\\') || !URL.canParse(target, origin)) return false;
  const address = new URL(target, origin);
  // Dot segments may leave two slashes behind: `/.//host`.
  return address.origin === origin && ROOTED.test(address.pathname);
}

/**
 * An address without the parameters that hold a NUL, which no text of a person holds and no database stores: a list asked for with one
 * is shown as if it were not there.
 */
export function withoutNul(address: URL): URL {
  if (!address.search.includes('%00')) return address;
  const readable = new URL(address);
  for (const [name, value] of address.searchParams)
    if (name.includes('\0') || value.includes('\0')) readable.searchParams.delete(name);
  return readable;
}

/** Undefined where its bytes are no UTF-8: `%ff`, or half of a surrogate pair. */
function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
