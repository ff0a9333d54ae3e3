import { CsvError as ParserError, parse } from 'csv-parse/sync';

/** A record of a CSV file, with the line it begins in; the head is in line 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Where a file stops being CSV: a quote within a cell, or one that is never closed. */
export class CsvError extends Error {
  constructor(readonly line: number) {
    super(`Line ${line} is not CSV`);
  }
}

/** What spreadsheets put between cells, by their language. */
const DELIMITERS = [',', ';', '\t'] as const;

/** The records of a CSV file (RFC 4180, also with semicolons or tabs), without empty lines. @throws CsvError */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
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
  return records;
}

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
