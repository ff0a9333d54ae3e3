import { sql } from 'kysely';
import type { SortKey } from './keyset-list.js';

/** By a text, in the order of the alphabet. */
export const byText = <Row>(column: string, of: (row: Row) => string | null): SortKey<Row> => ({
  column,
  type: 'text',
  order: 'asc',
  nullable: true,
  of,
});

/** By a whole number, the largest first; what has none comes first then, and last from the smallest. */
export const byNumber = <Row>(column: string, of: (row: Row) => number | null): SortKey<Row> => ({
  column,
  type: 'integer',
  order: 'desc',
  nullable: true,
  of,
});

/** By one of a few words in the order in which they are written down, such as the states that a row goes through. */
export const byOrder = <Word extends string, Row>(
  column: string,
  words: readonly Word[],
  of: (row: Row) => Word,
): SortKey<Row> => ({
  column,
  expression: sql`array_position(${[...words]}::text[], ${sql.ref(column)}::text)`,
  type: 'integer',
  order: 'asc',
  of: (row) => words.indexOf(of(row)) + 1,
});
