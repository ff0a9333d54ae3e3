import type { Page, Part } from '@ayana/portal-kit';

/** What the loader of a list returns. */
export interface ListAnswer<Item> {
  /** The query it was loaded with: pages of different filters are never joined. */
  key: string;
  /** The cursor it was loaded with; null for the first page. */
  after: string | null;
  page: Part<Page<Item>>;
  /** The first page as it was the last time, where it could not be read now. */
  lastSeen?: Page<Item> | null;
}

/** Every row has an id; a `version` tells which of two readings is newer. */
export interface Row {
  id: string;
  version?: number;
}

/** The rows that were read so far, in the order of the API. */
export interface KnownList<Item> {
  key: string;
  items: readonly Item[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  pages: number;
  /** Rows of the latest first page that are not shown, because the reader has scrolled beyond it. */
  unseen: number;
}

const isOlder = (one: Row, other: Row): boolean => (one.version ?? 0) < (other.version ?? 0);

/** Replaces rows by newer readings and keeps their order: a row never moves while it is being read. */
export function withItems<Item extends Row>(list: KnownList<Item>, read: readonly Item[]): KnownList<Item> {
  const byId = new Map(read.map((item) => [item.id, item]));
  const items = list.items.map((item) => {
    const next = byId.get(item.id);
    // An event may carry less of a row than the list does.
    return next === undefined || isOlder(next, item) ? item : { ...item, ...next };
  });
  return { ...list, items };
}

/**
 * Joins an answer to what is known. The first page replaces a list of one page; in a longer one it only renews the rows
 * and counts those that are new. A failed answer, or one for other filters, changes nothing.
 */
export function joinAnswer<Item extends Row>(
  known: KnownList<Item> | null,
  answer: ListAnswer<Item> | undefined,
): KnownList<Item> | null {
  if (answer === undefined) return known;
  const { key, after } = answer;
  const page = answer.page.value ?? (known?.key === key ? null : (answer.lastSeen ?? null));
  if (page === null) return known;
  const { items, next_cursor: next } = page;
  if (after === null)
    return known?.key === key && known.pages > 1 ? renewed(known, items) : { key, items, next, pages: 1, unseen: 0 };
  if (known?.key !== key || known.next !== after) return known;
  const shown = new Set(known.items.map(({ id }) => id));
  const added = items.filter(({ id }) => !shown.has(id));
  return { ...known, items: [...known.items, ...added], next, pages: known.pages + 1 };
}

function renewed<Item extends Row>(known: KnownList<Item>, items: readonly Item[]): KnownList<Item> {
  const shown = new Set(known.items.map(({ id }) => id));
  return { ...withItems(known, items), unseen: items.filter(({ id }) => !shown.has(id)).length };
}
