import type { CutPage, Page } from '@ayana/portal-kit';

/** The first rows of a list, and whether there are more: what is not among them may be there all the same. */
export interface FirstRows<Item> {
  items: Item[];
  more: boolean;
}

/** Rows of one read; the most that the API gives. */
const WHOLE_ROWS = 100;
/** A list that is longer is no list to read whole: it needs a filter of the API. */
const MOST_READS = 50;

/** A page with its rows, for lists that keep its cursor. */
export const pageOf = <Item>(page: CutPage<Item> | Page<Item>): { items: Item[]; next_cursor: string | null } =>
  page as unknown as { items: Item[]; next_cursor: string | null };

/** The first rows of a list. */
export async function readFirst<Item>(reading: Promise<CutPage<Item>>): Promise<FirstRows<Item>> {
  const { items, next_cursor } = pageOf(await reading);
  return { items, more: next_cursor !== null };
}

/**
 * Every row of a list: for what is filtered, counted, searched or chosen from on the page.
 * @param read one page, by a part of the query: `(part) => dataOf(api.GET('/quotes', { params: { query: { journey_id, ...part } } }))`
 * @throws Error for more than 5,000 rows
 */
export async function readWhole<Item>(
  read: (part: { limit: number; cursor?: string }) => Promise<CutPage<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const page: { items: Item[]; next_cursor: string | null } = pageOf<Item>(
      await read({ limit: WHOLE_ROWS, ...(cursor === null ? {} : { cursor }) }),
    );
    all.push(...page.items);
    cursor = page.next_cursor;
    if (cursor === null) return all;
  }
  throw new Error(`A list of more than ${all.length} rows is not read whole`);
}
