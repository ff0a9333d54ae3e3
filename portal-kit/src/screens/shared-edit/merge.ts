/** Who saved a record last, and when. */
export interface Editor {
  /** Null where it is not known, or not said to this reader. */
  name: string | null;
  at: string;
}

/** What a reading of a record gave: its version, and its fields as a form has them. */
export interface Reading<Fields extends object> {
  /** Of the row, where another one may take its place, such as the next version of a quote. */
  id?: string;
  /** 0 where there is no row yet. */
  version: number;
  fields: Fields;
  by: Editor;
}

type NameOf<Fields extends object> = keyof Fields & string;

export interface Merge<Fields extends object> {
  /** Fields that both changed, to different values. */
  conflicts: readonly NameOf<Fields>[];
  /** Fields that only the other one changed. */
  taken: readonly NameOf<Fields>[];
  /** All changes of both; in a conflict one's own value. */
  merged: Fields;
}

/** The number `key` of an item only keeps it itself while it is moved: it says nothing. */
const contentOf = (value: unknown): string =>
  JSON.stringify(value, (name, each: unknown) => (name === 'key' && typeof each === 'number' ? undefined : each)) ?? '';

const isSame = (one: unknown, other: unknown): boolean => contentOf(one) === contentOf(other);

/** The names of the fields that differ. */
export function differences<Fields extends object>(one: Fields, other: Fields): NameOf<Fields>[] {
  return namesOf(one).filter((name) => !isSame(one[name], other[name]));
}

/** Joins one's own changes with those of another, field by field: nobody's change is undone unseen. */
export function mergeFields<Fields extends object>(opened: Fields, mine: Fields, theirs: Fields): Merge<Fields> {
  const own = new Set(differences(opened, mine));
  const changed = differences(opened, theirs);
  return {
    conflicts: changed.filter((name) => own.has(name) && !isSame(mine[name], theirs[name])),
    taken: changed.filter((name) => !own.has(name)),
    merged: withFields(theirs, mine, [...own]),
  };
}

/** A copy of `fields` with some values of `others`. */
export function withFields<Fields extends object>(
  fields: Fields,
  others: Fields,
  names: readonly (keyof Fields)[],
): Fields {
  const copy = { ...fields };
  for (const name of names) copy[name] = others[name];
  return copy;
}

export const namesOf = <Fields extends object>(fields: Fields): NameOf<Fields>[] =>
  Object.keys(fields) as NameOf<Fields>[];

/** Whether a row was saved after this one was opened, or another took its place. */
export const isBehind = (opened: Reading<object>, latest: Reading<object>): boolean =>
  latest.id !== opened.id || latest.version > opened.version;
