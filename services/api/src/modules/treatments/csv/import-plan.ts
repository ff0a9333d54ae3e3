import { priceDoubts } from '@ayana/contracts/journey';
import { sanitise } from '@ayana/contracts/rules';
import { readInput } from '../../../platform/http/input/read-input.js';
import { columnNames, CsvError, type CsvRecord, readCsv } from '../../../platform/http/csv/csv-reader.js';
import { CATALOGUE_MESSAGES as messages } from '../messages.js';
import type { Treatment } from '../treatment.entity.js';
import { faultsOf, pricesOf, type References } from '../upkeep/treatment-rules.js';
import { bodyOf, isImportColumn } from './columns.js';
import type { ImportDoubt, ImportFault } from '../../../platform/http/csv/csv-import.js';
import { ImportedChangeDto, ImportedTreatmentDto } from './csv.dto.js';

/** More rows belong into several files: each is one transaction. */
export const MAX_ROWS = 2000;

export interface FileRow {
  line: number;
  slug: string;
  body: Record<string, unknown>;
}

export interface ReadFile {
  rows: FileRow[];
  faults: ImportFault[];
}

/** The rows of a file, and what is wrong with it before anything is looked up. */
export function readFile(text: string): ReadFile {
  let records: CsvRecord[];
  try {
    records = readCsv(text);
  } catch (error) {
    if (error instanceof CsvError) {
      const message = error.reason === 'encoding' ? messages.no_utf8 : messages.no_csv;
      return { rows: [], faults: [{ line: error.line, column: null, message }] };
    }
    throw error;
  }
  const [first, ...lines] = records;
  const head = columnNames(first?.cells);
  const faults = headFaults(head);
  if (lines.length > MAX_ROWS) faults.push({ line: 1, column: null, message: messages.too_many_rows(MAX_ROWS) });
  if (faults.length > 0) return { rows: [], faults };
  const rows: FileRow[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of lines) {
    const body = bodyOf(head, cells);
    const slug = typeof body['slug'] === 'string' ? body['slug'] : '';
    const earlier = seen.get(slug);
    if (cells.length > head.length) faults.push({ line, column: null, message: messages.too_many_cells(head.length) });
    else if (slug === '') faults.push({ line, column: 'slug', message: messages.slug_needed });
    else if (earlier !== undefined) faults.push({ line, column: 'slug', message: messages.slug_twice(slug, earlier) });
    else rows.push({ line, slug, body });
    seen.set(slug, line);
  }
  return { rows, faults };
}

function headFaults(head: readonly string[]): ImportFault[] {
  const faults = head.flatMap((name, index): ImportFault[] => {
    if (!isImportColumn(name)) return [{ line: 1, column: name, message: messages.unknown_column(name) }];
    return head.indexOf(name) < index ? [{ line: 1, column: name, message: messages.column_twice(name) }] : [];
  });
  return head.includes('slug') ? faults : [...faults, { line: 1, column: 'slug', message: messages.slug_column }];
}

/** What a row asks for: a new treatment, or the fields of one that differ. */
export type PlannedRow =
  | { line: number; insert: ImportedTreatmentDto }
  | { line: number; update: ImportedChangeDto; treatment: Treatment };

/** Reads a row by the same rules as a request. */
export function planRow({ line, body }: FileRow, treatment: Treatment | undefined): PlannedRow | ImportFault[] {
  const { input, errors } = readInput(treatment === undefined ? ImportedTreatmentDto : ImportedChangeDto, body);
  if (errors.length > 0) return errors.map(({ field, message }) => ({ line, column: field, message }));
  if (treatment === undefined) return { line, insert: input as ImportedTreatmentDto };
  return { line, update: differences(input, treatment), treatment };
}

function differences(change: ImportedChangeDto, treatment: Treatment): ImportedChangeDto {
  const before = (name: string): unknown =>
    name === 'is_featured' ? treatment.featured_rank !== null : Reflect.get(treatment, name);
  const differing = Object.entries(change).filter(([name, value]) => comparable(before(name)) !== comparable(value));
  return Object.assign(new ImportedChangeDto(), Object.fromEntries(differing));
}

/** Texts of the seed have straight quotes, and those that are read have typographic ones: that is no change. */
const comparable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, each: unknown) => (typeof each === 'string' ? sanitise(each) : each));

/** What a row must be checked for: one that becomes active needs an active category, also when it keeps its own. */
export function changeOf(row: PlannedRow): ImportedChangeDto {
  if ('insert' in row) return row.insert;
  const { update, treatment } = row;
  return update.is_active ? Object.assign(new ImportedChangeDto(), { category: treatment.category }, update) : update;
}

/** Prices that differ a hundredfold from what they were. */
export const rowDoubts = (row: PlannedRow): ImportDoubt[] =>
  'insert' in row
    ? []
    : priceDoubts(pricesOf(row.update, row.treatment)).map((doubt) => ({
        line: row.line,
        column: doubt.field,
        doubt: { ...doubt, label: `${row.treatment.name}, ${doubt.label}` },
      }));

export function rowFaults(row: PlannedRow, references: References): ImportFault[] {
  const before = 'insert' in row ? undefined : row.treatment;
  return faultsOf(changeOf(row), references, before).map(({ field, message }) => ({
    line: row.line,
    column: field,
    message,
  }));
}
