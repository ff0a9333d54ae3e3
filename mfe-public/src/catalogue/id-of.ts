const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** An id an address names; none where it is not one, since an address may be typed by hand. */
export function idOf(query: URLSearchParams, name: string): string | undefined {
  const id = query.get(name) ?? '';
  return UUID.test(id) ? id : undefined;
}
