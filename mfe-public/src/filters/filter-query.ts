/** What is chosen of a list lives in its address, so that back, reload and a sent link show the same. */
export type FilterQuery = URLSearchParams;

/** The parameters of a form, without what says nothing: an empty value, and values that are the default anyway. */
export function chosenOf(
  data: Iterable<[string, FormDataEntryValue]>,
  defaults: Readonly<Record<string, string>> = {},
): FilterQuery {
  const chosen = new URLSearchParams();
  for (const [name, value] of data)
    if (typeof value === 'string' && value.trim() !== '' && defaults[name] !== value) chosen.append(name, value);
  return chosen;
}

/** The address without one value; what is newly chosen begins at the top of the list, so `show` goes too. */
export function without(query: FilterQuery, name: string, value: string): FilterQuery {
  return new URLSearchParams([...query].filter(([key, each]) => key !== 'show' && (key !== name || each !== value)));
}

/** The address with nothing chosen of these names. */
export function withoutAll(query: FilterQuery, names: readonly string[]): FilterQuery {
  return new URLSearchParams([...query].filter(([key]) => key !== 'show' && !names.includes(key)));
}

/** The address with one parameter set. */
export function withOne(query: FilterQuery, name: string, value: string): FilterQuery {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return changed;
}

/** How many of a list are shown: what the address says, between one page and the most a call answers. */
export function shownCount(query: FilterQuery, page: number, most = 100): number {
  const asked = Number(query.get('show') ?? page);
  return Number.isInteger(asked) ? Math.min(most, Math.max(page, asked)) : page;
}
