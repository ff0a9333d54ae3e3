/** What can be compared; also the name of the URL parameter. */
export const COMPARED_KINDS = ['hospitals', 'doctors'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** The most items in a comparison. */
export const MOST_COMPARED = 3;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The first valid ids without duplicates: URLs may be typed by hand, stored ids may be old. */
export function cleanIds(ids: readonly string[]): string[] {
  const known = ids.map((id) => id.trim().toLowerCase()).filter((id) => UUID.test(id));
  return [...new Set(known)].slice(0, MOST_COMPARED);
}

/** The comparison in a URL: hospitals before doctors where it has both. */
export function comparedIn(query: URLSearchParams): { kind: ComparedKind; ids: string[] } {
  const chosen = COMPARED_KINDS.map((kind) => ({ kind, ids: cleanIds((query.get(kind) ?? '').split(',')) }));
  return chosen.find(({ ids }) => ids.length > 0) ?? { kind: query.has('doctors') ? 'doctors' : 'hospitals', ids: [] };
}

/** `/compare?hospitals=id,id`: a URL that can be shared. */
export function comparePath(kind: ComparedKind, ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?${kind}=${ids.join(',')}`;
}

/** Adds an id, or removes it where it was chosen; unchanged when full. */
export function toggled(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length >= MOST_COMPARED ? [...ids] : [...ids, id];
}
