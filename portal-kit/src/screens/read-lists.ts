import type { Page } from '@ayana/portal-kit';

// Rows are taken off a page by these and by lists only (tooling/boundaries), so that no sentence about "nothing" and no count comes from
// a list that was cut.

/** The first rows of a list, and whether there are more: what is not among them may be there all the same. */
export interface FirstRows<Item> {
  items: Item[];
  more: boolean;
}

/** Rows of one read; the most that the API gives. */
const WHOLE_ROWS = 100;
/** A list that is longer is no list to read whole: it needs a filter of the API. */
const MOST_READS = 50;

/** The first rows of a list. */
export async function readFirst<Item>(reading: Promise<Page<Item>>): Promise<FirstRows<Item>> {
  const { items, next_cursor } = await reading;
  return { items: [...items], more: next_cursor !== null };
}

/**
 * Every row of a list: for what is filtered, counted, searched or chosen from on the page.
 * @param read one page, by a part of the query: `(part) => dataOf(api.GET('/quotes', { params: { query: { journey_id, ...part } } }))`
 * @throws Error for more than 5,000 rows
 */
export async function readWhole<Item>(
  read: (part: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const page: Page<Item> = await read({ limit: WHOLE_ROWS, ...(cursor === null ? {} : { cursor }) });
    all.push(...page.items);
    cursor = page.next_cursor;
    if (cursor === null) return all;
  }
  throw new Error(`A list of more than ${all.length} rows is not read whole`);
}
