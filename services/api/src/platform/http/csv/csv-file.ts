import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Page } from '../cursor.js';

/** Rows read at once: a connection is used for one read, and others wait a few milliseconds for the lines of one. */
const BATCH = 50;

/** A column of a file: its head, and what it shows of an item. Null is an empty cell. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | number | null>>;

interface CsvFile<Item> {
  /** Of the file, before the day: `ayana-activity`. */
  name: string;
  now: Date;
  columns: CsvColumns<Item>;
  /** A page of the list; the first one is asked for without a cursor. */
  page: (part: { limit: number; cursor?: string }) => Promise<Page<Item>>;
}

/** A whole list as a file, written page by page as fast as the caller takes it: never more than one page is in memory. */
export function csvFile<Item>({ name, now, columns, page }: CsvFile<Item>): StreamableFile {
  return new StreamableFile(Readable.from(linesOf(columns, page)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
  });
}

/** The lines of a list, a page's at a time. */
export async function* linesOf<Item>(
  columns: CsvColumns<Item>,
  page: CsvFile<Item>['page'],
): AsyncGenerator<string, void, undefined> {
  const cells = Object.values(columns);
  // Without the mark Excel reads a file that is opened by a double click in another encoding.
  yield `\uFEFF${lineOf(Object.keys(columns))}`;
  let cursor: string | undefined;
  do {
    const { items, next_cursor }: Page<Item> = await page({
      limit: BATCH,
      ...(cursor === undefined ? {} : { cursor }),
    });
    if (items.length > 0) yield items.map((item) => lineOf(cells.map((cell) => String(cell(item) ?? '')))).join('');
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}

/** The first characters of a spreadsheet formula (OWASP, "CSV Injection"), also in their full-width form. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A cell of RFC 4180, always in quotes; an apostrophe makes a formula plain text. */
function cellOf(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
