/** A cell: its value, and its difference as text. */
export interface ComparedCell {
  text: string;
  mark?: string;
}

/** A row of the comparison. */
export interface ComparedRow {
  name: string;
  cells: readonly ComparedCell[];
  /** Whether all values are equal. */
  same: boolean;
}

/**
 * The index of the lowest or highest known value; -1 for a tie.
 * @param values null where unknown
 */
export function ahead(values: readonly (number | null)[], which: 'least' | 'most'): number {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return -1;
  const best = which === 'least' ? Math.min(...known) : Math.max(...known);
  const holders = values.flatMap((value, index) => (value === best ? [index] : []));
  return holders.length === 1 ? (holders[0] ?? -1) : -1;
}

/** The values that only one of the lists has. */
export function uniqueTo(lists: readonly (readonly string[])[], index: number): string[] {
  return (lists[index] ?? []).filter((item) => lists.every((list, other) => other === index || !list.includes(item)));
}

/** The values that all lists have, in the order of the first. */
export function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  return first.filter((item) => others.every((list) => list.includes(item)));
}

const allSame = (texts: readonly string[]): boolean => texts.length > 1 && new Set(texts).size === 1;

/** A row of texts. */
export function textRow(name: string, texts: readonly string[]): ComparedRow {
  return { name, cells: texts.map((text) => ({ text })), same: allSame(texts) };
}

/** A row of numbers, the best marked as text. */
export function figureRow(
  name: string,
  values: readonly (number | null)[],
  words: { which: 'least' | 'most'; mark: string; text: (value: number) => string; unknown: string },
): ComparedRow {
  const best = ahead(values, words.which);
  const cells = values.map((value, index) => ({
    text: value === null ? words.unknown : words.text(value),
    ...(index === best ? { mark: words.mark } : {}),
  }));
  return { name, cells, same: allSame(cells.map(({ text }) => text)) };
}

/** A row of lists; values that only one has are also listed as text, if there are common ones. */
export function listRow(
  name: string,
  lists: readonly (readonly string[])[],
  words: { only: (items: string) => string; none: string },
): ComparedRow {
  const texts = lists.map((list) => (list.length === 0 ? words.none : list.join(', ')));
  const cells = lists.map((_, index) => {
    const own = lists.length < 2 ? [] : uniqueTo(lists, index);
    const some = own.length > 0 && own.length < (lists[index]?.length ?? 0);
    return { text: texts[index] ?? '', ...(some ? { mark: words.only(own.join(', ')) } : {}) };
  });
  return { name, cells, same: allSame(lists.map((list) => [...list].sort().join())) };
}
