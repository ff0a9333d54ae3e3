import { readFileSync } from 'node:fs';
import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** `services/api/seeds`, which the build and the images have beside `dist`. */
export const FACTS = new URL('../../seeds/', import.meta.url);

/** A file of facts that cannot be used. The message names the file, the line, and what is wrong there. */
export class FactsError extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`services/api/seeds/${file}:${line}: ${reason}`);
  }
}

/** What a cell says. @throws with the reason, which `csvFacts` puts behind the place */
type Cell<Value> = (text: string) => Value;

export const textCell: Cell<string> = (cell) => {
  if (cell === '') throw new TypeError('is empty');
  return cell;
};
export const numberCell: Cell<number> = (cell) => {
  if (cell === '' || !Number.isFinite(Number(cell))) throw new TypeError(`"${cell}" is no number`);
  return Number(cell);
};
export const oneOf =
  <Word extends string>(words: readonly Word[]): Cell<Word> =>
  (cell) => {
    const word = words.find((each) => each === cell);
    if (word === undefined) throw new TypeError(`"${cell}" is none of ${words.join(', ')}`);
    return word;
  };
/** Separated by semicolons; an empty cell is an empty list. */
export const list =
  <Value>(of: Cell<Value>): Cell<Value[]> =>
  (cell) =>
    cell === '' ? [] : cell.split(';').map((each) => of(each.trim()));
export const orNull =
  <Value>(of: Cell<Value>): Cell<Value | null> =>
  (cell) =>
    cell === '' ? null : of(cell);

/**
 * The rows of a CSV file (RFC 4180) in `services/api/seeds`.
 * @param columns how the cells of each column are read, in the order of the head
 * @throws FactsError
 */
export function csvFacts<Row extends object>(
  file: string,
  columns: { readonly [Name in keyof Row & string]: Cell<Row[Name]> },
): Row[] {
  const names = Object.keys(columns);
  const readers = Object.entries<Cell<unknown>>(columns);
  const source = readFileSync(new URL(file, FACTS), 'utf8');
  if (source.split('\n', 1)[0] !== names.join()) throw new FactsError(file, 1, `the columns are to be ${names.join()}`);
  return recordsOf(file, source, names).map(
    ({ record, info: { lines } }) =>
      Object.fromEntries(
        readers.map(([name, read]) => {
          try {
            return [name, read(record[name] ?? '')];
          } catch (error) {
            throw new FactsError(file, lines, `${name} ${error instanceof Error ? error.message : String(error)}`);
          }
        }),
      ) as Row,
  );
}

interface CsvLine {
  record: Record<string, string>;
  info: { lines: number };
}

function recordsOf(file: string, source: string, columns: string[]): CsvLine[] {
  try {
    return parseCsv(source, { columns, from_line: 2, info: true }) as unknown as CsvLine[];
  } catch (error) {
    throw error instanceof CsvError ? new FactsError(file, Number(error['lines']), error.message) : error;
  }
}

/**
 * What a YAML file in `services/api/seeds` says.
 * @param check names the first wrong value by its path; undefined when there is none
 * @throws FactsError
 */
export function yamlFacts<Facts>(
  file: string,
  check: (facts: Facts) => { path: readonly (string | number)[]; reason: string } | undefined = () => undefined,
): Facts {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(new URL(file, FACTS), 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const [broken] = document.errors;
  if (broken !== undefined) throw new FactsError(file, lines.linePos(broken.pos[0]).line, broken.message);
  const facts = document.toJS() as Facts;
  const wrong = check(facts);
  if (wrong === undefined) return facts;
  const node = document.getIn(wrong.path, true);
  const at = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  throw new FactsError(file, lines.linePos(at).line, `${wrong.path.join('.')} ${wrong.reason}`);
}
