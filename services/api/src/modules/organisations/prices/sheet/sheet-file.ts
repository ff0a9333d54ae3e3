import { QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES, type QuoteCategory, UNIT_PRICE_MAX } from '@ayana/contracts/journey';
import { centsOf } from '@ayana/contracts/numbers';
import { dayOfCell, type DayOrder, dayOrderOf, type SheetLine } from '@ayana/contracts/organisations';
import { sanitise } from '@ayana/contracts/rules';
import type { ImportFault } from '../../../../platform/http/csv/csv-import.js';
import {
  columnNames,
  CsvError,
  type CsvRecord,
  readCsv,
  withoutApostrophe,
} from '../../../../platform/http/csv/csv-reader.js';
import { SHEET_MESSAGES as messages } from './messages.js';

/** More lines belong into several files: each is one transaction. */
const MAX_LINES = 1000;
const MAX_LABEL = 120;

export const SHEET_COLUMNS = ['hospital', 'category', 'label', 'unit_price_usd', 'valid_from', 'valid_until'] as const;
type Column = (typeof SHEET_COLUMNS)[number];
/** The hospital may be left out by an organisation that has one, and the last day by all. */
const NEEDED = ['category', 'label', 'unit_price_usd', 'valid_from'] as const satisfies readonly Column[];

export interface SheetFile {
  lines: SheetLine[];
  faults: ImportFault[];
  /** Lines that say something, with those at fault. */
  count: number;
}

const isColumn = (name: string): name is Column => SHEET_COLUMNS.some((each) => each === name);

/** Reads a price sheet, whatever spreadsheet has saved it, and says what is wrong with each line. */
export function readSheet(text: string): SheetFile {
  let records: CsvRecord[];
  try {
    records = readCsv(text);
  } catch (error) {
    if (error instanceof CsvError)
      return refused([
        { line: error.line, column: null, message: error.reason === 'encoding' ? messages.no_utf8 : messages.no_csv },
      ]);
    throw error;
  }
  const [first, ...rest] = records;
  const head = columnNames(first?.cells);
  const faults = headFaults(head);
  if (rest.length > MAX_LINES) faults.push({ line: 1, column: null, message: messages.too_many_lines(MAX_LINES) });
  if (faults.length > 0) return refused(faults);
  const filled = rest.map(({ line, cells }) => ({ line, cells, cell: cellsOf(head, cells) })).filter(isFilled);
  const order = dayOrderOf(filled.flatMap(({ cell }) => [cell('valid_from'), cell('valid_until')]));
  const lines: SheetLine[] = [];
  for (const { line, cells, cell } of filled) {
    const [read, wrong] = cells.length > head.length ? [null, [whole(line, head.length)]] : lineOf(line, cell, order);
    if (read !== null) lines.push(read);
    faults.push(...wrong);
  }
  return { lines, faults, count: filled.length };
}

type Cell = (column: Column) => string;

const refused = (faults: ImportFault[]): SheetFile => ({ lines: [], faults, count: 0 });

const whole = (line: number, most: number): ImportFault => ({
  line,
  column: null,
  message: messages.too_many_cells(most),
});

const cellsOf =
  (head: readonly string[], cells: readonly string[]): Cell =>
  (column) =>
    sanitise(withoutApostrophe(cells[head.indexOf(column)] ?? ''))
      .replaceAll(/\s+/g, ' ')
      .trim();

/** Lines of the template that were not filled in say nothing. */
const isFilled = ({ cell }: { cell: Cell }): boolean => cell('label') !== '' || cell('unit_price_usd') !== '';

function headFaults(head: readonly string[]): ImportFault[] {
  const faults = head.flatMap((name, at): ImportFault[] => {
    if (name === '') return [];
    if (!isColumn(name)) return [{ line: 1, column: name, message: messages.unknown_column(SHEET_COLUMNS.join(', ')) }];
    return head.indexOf(name) < at ? [{ line: 1, column: name, message: messages.column_twice }] : [];
  });
  const missing = NEEDED.filter((name) => !head.includes(name));
  return [...faults, ...missing.map((column) => ({ line: 1, column, message: messages.column_missing }))];
}

function lineOf(line: number, cell: Cell, order: DayOrder): [SheetLine | null, ImportFault[]] {
  const faults: ImportFault[] = [];
  const need = <Value>(column: Column, value: Value | null, message: string): Value | null => {
    if (value === null) faults.push({ line, column, message });
    return value;
  };
  const label = cell('label');
  const until = cell('valid_until');
  const category = need('category', categoryOf(cell('category')), messages.category(QUOTE_CATEGORIES.join(', ')));
  need('label', label !== '' && label.length <= MAX_LABEL ? label : null, messages.label(MAX_LABEL));
  const unit_price = need('unit_price_usd', priceOf(cell('unit_price_usd')), messages.price);
  const valid_from = need('valid_from', dayOfCell(cell('valid_from'), order), messages.day);
  const valid_until = until === '' ? null : need('valid_until', dayOfCell(until, order), messages.day);
  if (valid_from !== null && valid_until !== null && valid_until < valid_from)
    faults.push({ line, column: 'valid_until', message: messages.reversed });
  if (faults.length > 0 || category === null || unit_price === null || valid_from === null) return [null, faults];
  return [{ line, hospital: cell('hospital'), category, label, unit_price, valid_from, valid_until }, []];
}

function priceOf(text: string): number | null {
  const cents = centsOf(text);
  return cents !== undefined && cents > 0 && cents <= UNIT_PRICE_MAX ? cents : null;
}

/** By its name in the export, or as people read it. */
function categoryOf(text: string): QuoteCategory | null {
  const name = simple(text);
  return QUOTE_CATEGORIES.find((each) => simple(each) === name || simple(QUOTE_CATEGORY_NAMES[each]) === name) ?? null;
}

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll('\u2019', "'")
    .trim();
