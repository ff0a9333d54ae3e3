import { CsvError as ParserError, parse } from 'csv-parse/sync';

/** A record of a CSV file, with the line it begins in; the head is in line 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Where a file stops being CSV: a quote within a cell or one that is never closed, or a letter in another encoding than UTF-8. */
export class CsvError extends Error {
  constructor(
    readonly line: number,
    readonly reason: 'quotes' | 'encoding' = 'quotes',
  ) {
    super(`Line ${line} is not CSV: ${reason}`);
  }
}

/** What spreadsheets put between cells, by their language. */
const DELIMITERS = [',', ';', '\t'] as const;

/** The line with which spreadsheets name their delimiter. */
const NAMED = /^\uFEFF?"?sep=([,;\t|])"?[^\S\r\n]*(?:\r\n|\n|\r)/i;

/**
 * The records of a CSV file (RFC 4180, also with semicolons or tabs), without empty lines and without the empty cells that spreadsheets
 * write after the last column. @throws CsvError
 */
export function readCsv(file: string): CsvRecord[] {
  const broken = file.indexOf('\uFFFD');
  if (broken !== -1) throw new CsvError(file.slice(0, broken).split(/\r\n|\n|\r/).length, 'encoding');
  const [named = '', delimiter] = NAMED.exec(file) ?? [];
  const text = file.slice(named.length);
  const records: CsvRecord[] = [];
  let line = named === '' ? 1 : 2;
  try {
    parse(text, {
      bom: true,
      delimiter: delimiter ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: (cells: string[]) => {
        if (cells.some((each) => each !== '')) records.push({ line, cells });
        line += 1 + (cells.join('').match(/\r\n|\n|\r/g)?.length ?? 0);
      },
    });
  } catch (error) {
    if (error instanceof ParserError) throw new CsvError(line);
    throw error;
  }
  const width = (records[0]?.cells ?? []).findLastIndex((name) => name.trim() !== '') + 1;
  for (const record of records)
    while (record.cells.length > width && record.cells.at(-1)?.trim() === '') record.cells.pop();
  return records;
}

/** The names of columns as they are compared: `Unit Price USD` is `unit_price_usd`. */
export const columnNames = (cells: readonly string[] = []): string[] =>
  cells.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, '_'));

/** The one that is most often in the head; a comma when there is none. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const [first] = DELIMITERS.map((each) => ({ each, count: head.split(each).length })).toSorted(
    (one, other) => other.count - one.count,
  );
  return first?.each ?? ',';
}

/** What a cell meant before `csvFile` made a formula of it plain text. */
export const withoutApostrophe = (text: string): string =>
  /^'(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/.test(text) ? text.slice(1) : text;
