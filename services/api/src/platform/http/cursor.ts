import { isUUID } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { type AppError, refusedFields } from '../app-error.js';

/** Where a keyset page ends: the time and id of its last row. */
export interface Position {
  at: string;
  id: string;
}

/** What a query reads of a list: at most `limit` rows, those after a position or the first. */
export interface Part {
  after: Position | undefined;
  limit: number;
}

export interface Page<Row> {
  items: Row[];
  /** What to send as `cursor` for the page after; null on the last one. */
  next_cursor: string | null;
}

/**
 * One page of a list that is ordered by a time and the id of its rows.
 * @param positionOf a row's place in that order
 * @throws AppError `invalid_fields` for a cursor this API did not hand out
 */
export async function pageByTime<Row>(
  { limit, cursor }: { limit: number; cursor: string | undefined },
  read: (part: Part) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  return pageOf(
    limit,
    (most) => read({ after, limit: most }),
    (last) => encodeCursor(positionOf(last)),
  );
}

/** One page of any list. `read` is asked for one row more than are shown, which tells whether another page follows. */
export async function pageOf<Row>(
  limit: number,
  read: (limit: number) => Promise<Row[]>,
  cursorOf: (last: Row) => string,
): Promise<Page<Row>> {
  const found = await read(limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: found.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** That a row comes after a position, where both columns are ordered from the newest, or from the oldest. */
export function comesAfter(
  { at, id }: Position,
  [timeColumn, idColumn]: readonly [string, string],
  from: 'newest' | 'oldest' = 'newest',
): RawBuilder<boolean> {
  const beyond = from === 'newest' ? sql`<` : sql`>`;
  return sql`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
}

/** Where a page ends in a list that is ordered by a key of its own and the id of its rows. */
export interface KeyPosition {
  key: string | number;
  id: string;
}

/** @param order the list's order: a cursor of one order is refused in another */
export function encodeKey(order: string, { key, id }: KeyPosition): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** @throws AppError `invalid_fields` for a cursor this API did not hand out for this order */
export function decodeKey(order: string, cursor: string, type: 'string' | 'number'): KeyPosition {
  const [of, key, id] = partsOf(cursor);
  if (of === order && typeof key === type && isUUID(id)) return { key: key as string | number, id: String(id) };
  throw refusedCursor();
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

export function refusedCursor(): AppError {
  return refusedFields([{ field: 'cursor', message: 'Cursor must be the next_cursor of the page before.' }]);
}

function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

function decodeCursor(cursor: string): Position {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!Number.isNaN(Date.parse(at)) && isUUID(id)) return { at, id };
  throw refusedCursor();
}
