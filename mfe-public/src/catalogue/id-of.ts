const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** An id from the URL; undefined for anything else, since a URL may be typed by hand. */
export function idOf(query: URLSearchParams, name: string): string | undefined {
  const id = query.get(name) ?? '';
  return UUID.test(id) ? id : undefined;
}
