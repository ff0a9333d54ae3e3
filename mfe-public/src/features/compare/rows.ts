/** One thing of what is compared: what it says, and in words how it differs. */
export interface ComparedCell {
  text: string;
  mark?: string;
}

/** A line of the comparison. */
export interface ComparedRow {
  name: string;
  cells: readonly ComparedCell[];
  /** Whether all say the same. */
  same: boolean;
}

/**
 * Which one is ahead: the least or the most of the values that are known; -1 where nobody is alone ahead.
 * @param values null where it is not known
 */
export function ahead(values: readonly (number | null)[], which: 'least' | 'most'): number {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return -1;
  const best = which === 'least' ? Math.min(...known) : Math.max(...known);
  const holders = values.flatMap((value, index) => (value === best ? [index] : []));
  return holders.length === 1 ? (holders[0] ?? -1) : -1;
}

/** What only one of several lists has. */
export function uniqueTo(lists: readonly (readonly string[])[], index: number): string[] {
  return (lists[index] ?? []).filter((item) => lists.every((list, other) => other === index || !list.includes(item)));
}

/** What every list has, in the order of the first. */
export function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  return first.filter((item) => others.every((list) => list.includes(item)));
}

const allSame = (texts: readonly string[]): boolean => texts.length > 1 && new Set(texts).size === 1;

/** A line of plain texts. */
export function textRow(name: string, texts: readonly string[]): ComparedRow {
  return { name, cells: texts.map((text) => ({ text })), same: allSame(texts) };
}

/** A line of figures, the one that is ahead marked in words. */
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

/** A line of lists; what only one has is said again in words, where it has something in common with the others. */
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
