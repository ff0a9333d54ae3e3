import { dataOf, type Page } from '@ayana/portal-kit';
import { readFirst, readWhole } from './read-lists';

const ROWS = Array.from({ length: 230 }, (_, index) => index);

/** A list route: `limit` rows from the place that the cursor names. */
function route(part: { limit: number; cursor?: string }): Promise<{ data: Page<number> }> {
  const from = Number(part.cursor ?? 0);
  const next = from + part.limit;
  const items = ROWS.slice(from, next);
  return Promise.resolve({ data: { items, next_cursor: next < ROWS.length ? String(next) : null } });
}
const read = (part: { limit: number; cursor?: string }): Promise<Page<number>> => dataOf(route(part));

test('a list is read whole, page by page', async () => {
  expect(await readWhole(read)).toEqual(ROWS);
});

test('the first rows say whether there are more', async () => {
  expect(await readFirst(read({ limit: 14 }))).toEqual({ items: ROWS.slice(0, 14), more: true });
  expect((await readFirst(read({ limit: 500 }))).more).toBe(false);
});

test('a list without an end is refused instead of cut', async () => {
  const endless = (): Promise<Page<number>> => dataOf(Promise.resolve({ data: { items: [1], next_cursor: 'x' } }));
  await expect(readWhole(endless)).rejects.toThrow('A list of more than 50 rows is not read whole');
});
