/** The filters of a list are in its URL, so that back, reload and a shared link show the same. */
export type FilterQuery = URLSearchParams;

/** The parameters of a form without empty and default values. */
export function chosenOf(
  data: Iterable<[string, FormDataEntryValue]>,
  defaults: Readonly<Record<string, string>> = {},
): FilterQuery {
  const chosen = new URLSearchParams();
  for (const [name, value] of data)
    if (typeof value === 'string' && value.trim() !== '' && defaults[name] !== value) chosen.append(name, value);
  return chosen;
}

/** The query without one value, and without `show`, since a new choice starts at the top of the list. */
export function without(query: FilterQuery, name: string, value: string): FilterQuery {
  return new URLSearchParams([...query].filter(([key, each]) => key !== 'show' && (key !== name || each !== value)));
}

/** The query without these parameters. */
export function withoutAll(query: FilterQuery, names: readonly string[]): FilterQuery {
  return new URLSearchParams([...query].filter(([key]) => key !== 'show' && !names.includes(key)));
}

/** The query with one parameter set. */
export function withOne(query: FilterQuery, name: string, value: string): FilterQuery {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return changed;
}

/** How many items are shown: from the URL, between one page and the most a call returns. */
export function shownCount(query: FilterQuery, page: number, most = 100): number {
  const asked = Number(query.get('show') ?? page);
  return Number.isInteger(asked) ? Math.min(most, Math.max(page, asked)) : page;
}
