/** What a reading of a record gave: its version, and its fields as a form has them. */
export interface Reading<Fields extends object> {
  version: number;
  fields: Fields;
}

export interface Merge<Fields extends object> {
  /** Fields that both changed, to different values. */
  conflicts: readonly (keyof Fields & string)[];
  /** Fields that only the other one changed. */
  taken: readonly (keyof Fields & string)[];
  /** All changes of both; in a conflict one's own value. */
  merged: Fields;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields that differ. */
export function differences<Fields extends object>(one: Fields, other: Fields): (keyof Fields & string)[] {
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

export const namesOf = <Fields extends object>(fields: Fields): (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[];
