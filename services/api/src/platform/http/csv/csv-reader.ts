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

/** The records of a CSV file (RFC 4180), without empty lines. @throws CsvError */
export function readCsv(text: string): CsvRecord[] {
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const found = cell.exec(text);
    if (found === null) throw new CsvError(line);
    const [all, quoted, plain = '', end] = found;
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    if (record.cells.some((each) => each !== '')) records.push(record);
    if (end === '') return records;
    record = { line, cells: [] };
  }
}

/** What a cell meant before `csvFile` made a formula of it plain text. */
export const withoutApostrophe = (text: string): string =>
  /^'(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/.test(text) ? text.slice(1) : text;
