import { isCalendarDate } from '@ayana/contracts/rules';
import { isUUID } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { type AppError, refusedFields } from '../app-error.js';
import { isStorableText } from './input/storable.js';
import { REFUSAL_MESSAGES } from './problems/messages.js';

/** The end of a keyset page: the time and id of its last row. */
export interface Position {
  at: string;
  id: string;
}

/** The part of a list a query reads: at most `limit` rows after a position, or the first ones. */
export interface Part {
  after: Position | undefined;
  limit: number;
}

export interface Page<Row> {
  items: Row[];
  /** The `cursor` of the next page; null on the last one. */
  next_cursor: string | null;
}

/**
 * One page of a list that is ordered by a time and the id of its rows.
 * @param positionOf a row's position in that order
 * @throws AppError `invalid_fields` for a cursor this API did not issue
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

/** One page of any list. `read` is asked for one row more than the page has, to see whether another page follows. */
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

/** The page of a list with its rows as the API answers them. */
export async function mapPage<Row, Answer>(
  page: Promise<Page<Row>>,
  answerOf: (row: Row) => Answer,
): Promise<Page<Answer>> {
  const { items, next_cursor } = await page;
  return { items: items.map((row) => answerOf(row)), next_cursor };
}

/** Condition for rows after a position in a list that both columns order, from the newest where nothing else is said. */
export function comesAfter(
  { at, id }: Position,
  [timeColumn, idColumn]: readonly [string, string],
  order: 'asc' | 'desc' = 'desc',
): RawBuilder<boolean> {
  const beyond = order === 'asc' ? sql`>` : sql`<`;
  return sql`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
}

/** The end of a page in a list that is ordered by its own key and the id of its rows. */
export interface KeyPosition {
  key: string | number;
  id: string;
}

/** @param order the list's order: a cursor of another order is refused */
export function encodeKey(order: string, { key, id }: KeyPosition): string {
  return encodeParts([order, key, id]);
}

/** @throws AppError `invalid_fields` for a cursor this API did not issue for this order */
export function decodeKey(order: string, cursor: string, type: 'string' | 'number'): KeyPosition {
  const [of, key, id] = decodeParts(cursor);
  if (of === order && typeof key === type && isKey(key) && isUUID(id)) return { key, id: String(id) };
  throw refusedCursor();
}

/** A valid key of any order: a text that can be stored, or a finite number (JSON's `1e400` is infinite). */
function isKey(value: unknown): value is string | number {
  return typeof value === 'string' ? isStorableText(value) : Number.isFinite(value);
}

/** For a list whose cursors have their own parts. */
export const encodeParts = (parts: readonly unknown[]): string => encode(JSON.stringify(parts));

/** The parts of a cursor; none for one this API did not write. The caller checks each part. */
export function decodeParts(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(decode(cursor));
    return Array.isArray(parts) && parts.every((part) => typeof part !== 'string' || isStorableText(part)) ? parts : [];
  } catch {
    return [];
  }
}

export function refusedCursor(): AppError {
  return refusedFields([{ field: 'cursor', message: REFUSAL_MESSAGES.cursor_refused }]);
}

const encode = (text: string): string => Buffer.from(text).toString('base64url');

/** The text of a cursor, if it is exactly what `encode` writes: Buffer skips characters that are not base64. */
function decode(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  return encode(text) === cursor ? text : '';
}

function encodeCursor({ at, id }: Position): string {
  return encode(`${at} ${id}`);
}

/** ISO 8601 in UTC to the millisecond, as this API writes times; PostgreSQL has no year 0. */
const TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a time is valid: 30 February does not exist. Articles are ordered by a day. */
export function isTime(text: string): boolean {
  if (isCalendarDate(text)) return true;
  const time = Date.parse(text);
  return TIME.test(text) && !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function decodeCursor(cursor: string): Position {
  const [at = '', id = '', ...more] = decode(cursor).split(' ');
  if (isTime(at) && isUUID(id) && more.length === 0) return { at, id };
  throw refusedCursor();
}
