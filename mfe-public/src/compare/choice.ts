/** What can be put side by side; also the name of the parameter that says so. */
export const COMPARED_KINDS = ['hospitals', 'doctors'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** As many as a reader can hold beside each other. */
export const MOST_COMPARED = 3;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The first few ids that are ids, each once: an address may be typed by hand, what is stored may be old. */
export function cleanIds(ids: readonly string[]): string[] {
  const known = ids.map((id) => id.trim().toLowerCase()).filter((id) => UUID.test(id));
  return [...new Set(known)].slice(0, MOST_COMPARED);
}

/** What an address compares: hospitals before doctors where it names both. */
export function comparedIn(query: URLSearchParams): { kind: ComparedKind; ids: string[] } {
  const chosen = COMPARED_KINDS.map((kind) => ({ kind, ids: cleanIds((query.get(kind) ?? '').split(',')) }));
  return chosen.find(({ ids }) => ids.length > 0) ?? { kind: query.has('doctors') ? 'doctors' : 'hospitals', ids: [] };
}

/** `/compare?hospitals=id,id`: the address that shows the same to whoever it is sent to. */
export function comparePath(kind: ComparedKind, ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?${kind}=${ids.join(',')}`;
}

/** The choice with one more, or without it where it was chosen; unchanged where there is no room. */
export function toggled(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length >= MOST_COMPARED ? [...ids] : [...ids, id];
}
