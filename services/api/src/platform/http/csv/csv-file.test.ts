import type { Page } from '../cursor.js';
import { csvFile, linesOf } from './csv-file.js';

type Item = { text: string; count: number | null };
const COLUMNS = { text: ({ text }: Item) => text, 'how many': ({ count }: Item) => count };

async function written(items: readonly Item[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of linesOf(COLUMNS, async () => ({ items: [...items], next_cursor: null }))) lines.push(line);
  return lines.join('');
}

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1', `"'+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['  =1', `"'  =1"`],
  ['\uFF1D1', `"'\uFF1D1"`],
  ['Anna "Anni" Lee', '"Anna ""Anni"" Lee"'],
  ['one, two\nthree', '"one, two\nthree"'],
  ['a=b', '"a=b"'],
  ['', '""'],
])('%j is written as %s', async (text, cell) => {
  expect(await written([{ text, count: 1 }])).toBe(`\uFEFF"text","how many"\r\n${cell},"1"\r\n`);
});

test('a list without rows has its head, and a missing value is an empty cell', async () => {
  expect(await written([])).toBe('\uFEFF"text","how many"\r\n');
  expect(await written([{ text: 'a', count: null }])).toBe('\uFEFF"text","how many"\r\n"a",""\r\n');
});

test('every page is read, each only when the one before has been taken', async () => {
  const asked: (string | undefined)[] = [];
  const page = async ({ cursor }: { cursor?: string }): Promise<Page<Item>> => {
    asked.push(cursor);
    const number = Number(cursor ?? 0);
    return { items: [{ text: `row ${number}`, count: number }], next_cursor: number < 2 ? String(number + 1) : null };
  };
  const lines = linesOf(COLUMNS, page);
  await lines.next();
  expect(asked).toEqual([]);
  expect((await lines.next()).value).toBe('"row 0","0"\r\n');
  expect(asked).toEqual([undefined]);
  const rest: string[] = [];
  for await (const line of lines) rest.push(line);
  expect(rest).toEqual(['"row 1","1"\r\n', '"row 2","2"\r\n']);
  expect(asked).toEqual([undefined, '1', '2']);
});

test('a file is saved under the name of its list and day', () => {
  const file = csvFile({
    name: 'ayana-test',
    now: new Date('2026-11-23T10:00:00Z'),
    columns: COLUMNS,
    page: async () => ({ items: [], next_cursor: null }),
  });
  expect(file.options).toMatchObject({
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="ayana-test-2026-11-23.csv"',
  });
  file.getStream().destroy();
});
