import { createHash } from 'node:crypto';
import { types } from 'pg';
import { parse as parseArray } from 'postgres-array';

/**
 * A read that runs often. PostgreSQL parses and plans it once per connection, under its name, while a query of the builder is composed,
 * compiled and parsed each time; `Database.ask` runs it.
 *
 * For frequent public reads (a page of the catalogue, one row, a search); use the query builder for others. Columns have the API's format:
 * `timestamptz` and `date` are texts, ISO 8601 in UTC.
 */
export interface Prepared<Row extends object> {
  readonly name: string;
  readonly text: string;
  /** Never set: declares the type of a row. */
  readonly row?: Row;
}

/** @param text the whole query with its parameters as `$1`, `$2`, … */
export function prepared<Row extends object>(text: string): Prepared<Row> {
  return { name: `p_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`, text };
}

const UTC_TEXT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** PostgreSQL's text of an instant in the API's notation: milliseconds, `Z`. By text operations, since a Date takes ten times as long. */
export function instantText(text: string): string {
  if (!UTC_TEXT.test(text)) return new Date(text).toISOString();
  const fraction = text.length === 22 ? '000' : text.slice(20, Math.min(23, text.length - 3)).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

type Parser = (text: string) => unknown;

/** `text[]`, which pg's types have no name for. */
const TEXT_ARRAY = 1009;

const parsers = new Map<number, Parser>([
  [types.builtins.TIMESTAMPTZ, instantText],
  [types.builtins.DATE, (text) => text],
  // pg 8 comes with a version that joins an array's texts letter by letter: ten times as long.
  [TEXT_ARRAY, (text) => parseArray(text)],
]);

/** Parsers of a prepared read's columns. Called for every column of every answer, so it caches. */
export const preparedTypes = {
  getTypeParser(oid: number): Parser {
    const known = parsers.get(oid);
    if (known !== undefined) return known;
    const parser: Parser = types.getTypeParser(oid, 'text');
    parsers.set(oid, parser);
    return parser;
  },
};
