import { isUUID } from 'class-validator';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isoTime } from '../../database/database.js';
import { decodeParts, encodeParts, isTime, type Page, pageOf, refusedCursor } from '../cursor.js';
import { isStorableText } from '../input/storable.js';

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Rows of a page when the caller names no limit. */
export const LIST_DEFAULT = 25;

/** Something a list can be ordered by. */
export interface SortKey<Row> {
  /** As the query names it: `request.due_at`. An index with this column and the id makes every page quick. */
  column: string;
  /** What is compared in the place of the column, where the order is worked out. */
  expression?: RawBuilder<unknown>;
  type: 'timestamptz' | 'integer' | 'bigint' | 'text';
  /** The order when the caller names none. Empty values come last in `asc`, and first in `desc`. */
  order: SortOrder;
  /** A row's value in that column. */
  of: (row: Row) => Date | string | number | null;
  nullable?: true;
}

/** What a list can be asked for: its orders and its filters, nothing else. */
export interface ListDefinition<Row, Sort extends string, Filters extends object, Context> {
  /** The column that orders rows with an equal value: `request.id`. */
  id: string;
  sorts: Readonly<Record<Sort, SortKey<Row>>>;
  /** The order when the caller names none. */
  sort: Sort;
  /** Conditions by the name of the parameter; `context` is what they depend on besides, such as the caller. */
  filters: {
    readonly [Name in keyof Filters]-?: (
      value: Exclude<Filters[Name], undefined>,
      context: Context,
    ) => RawBuilder<boolean>;
  };
}

/** Which part of a list, in which order. */
export interface ListPart<Sort extends string> {
  sort?: Sort | undefined;
  order?: SortOrder | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface Position {
  value: string | number | null;
  id: string;
}

/**
 * One page of a list, by keyset: every row once, whatever is added meanwhile.
 * @param select the rows of the list before any filter, each with its `id`
 * @throws AppError `invalid_fields` for a cursor this API did not issue, or issued for another order
 */
export async function keysetList<
  DB,
  TB extends keyof DB,
  Row extends { id: string },
  Sort extends string,
  Filters extends object,
  Context,
>(
  select: SelectQueryBuilder<DB, TB, Row>,
  definition: ListDefinition<Row, Sort, Filters, Context>,
  part: ListPart<Sort> & Filters,
  context: Context,
): Promise<Page<Row>> {
  return mergedList([select], definition, part, context);
}

/**
 * As `keysetList`, of rows that lie in several places: each place gives its first rows by its own index, and they are put in one order.
 * A union of all rows would be read whole and sorted for every page.
 * @param selects the rows of each place before any filter; each must know the columns of the definition by the same names
 */
export async function mergedList<
  DB,
  TB extends keyof DB,
  Row extends { id: string },
  Sort extends string,
  Filters extends object,
  Context,
>(
  selects: readonly SelectQueryBuilder<DB, TB, Row>[],
  definition: ListDefinition<Row, Sort, Filters, Context>,
  { sort = definition.sort, order: wanted, limit = LIST_DEFAULT, cursor, ...filters }: ListPart<Sort> & Filters,
  context: Context,
): Promise<Page<Row>> {
  const key: SortKey<Row> = definition.sorts[sort];
  const order = wanted ?? key.order;
  const tag = `${sort}.${order}`;
  const after = cursor === undefined ? undefined : decodePosition(cursor, tag, key);
  const conditions = conditionsOf(definition.filters, filters, context);
  const ordered = selects.map((select) =>
    select
      .where((build) => build.and(conditions))
      .orderBy(placeOf(key), order)
      .orderBy(sql.ref(definition.id), order),
  );
  const read = async (most: number): Promise<Row[]> => {
    const rows: Row[] = [];
    for (const section of sectionsAfter(after, key, order, definition.id)) {
      if (rows.length === most) break;
      const first = most - rows.length;
      const found: Row[][] = [];
      // One after the other, on one connection: the next knows the tables already, and each takes a millisecond or two.
      for (const each of ordered) found.push(await each.where(section).limit(first).execute());
      rows.push(...(found.length === 1 ? found : [merged(found.flat(), key, order)]).flat().slice(0, first));
    }
    return rows;
  };
  return pageOf(limit, read, (last) => encodeParts([tag, valueOf(key, last), last.id]));
}

/** What rows are compared by. */
export const placeOf = ({ column, expression }: Pick<SortKey<never>, 'column' | 'expression'>): RawBuilder<unknown> =>
  expression ?? sql.ref(column);

/** Rows of several places in the order of the list. @throws Error for a text: only the database knows how it orders those */
function merged<Row extends { id: string }>(rows: Row[], key: SortKey<Row>, order: SortOrder): Row[] {
  if (key.type === 'text') throw new Error(`Rows of several places cannot be ordered by the text ${key.column}`);
  const ascending = (one: Row, other: Row): number =>
    compare(valueOf(key, one), valueOf(key, other)) || compare(one.id, other.id);
  return rows.sort(order === 'asc' ? ascending : (one, other) => ascending(other, one));
}

/** As PostgreSQL orders them: nothing comes last. */
function compare<Value extends string | number>(one: Value | null, other: Value | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** The conditions of the filters that were given. */
export function conditionsOf<Filters extends object, Context>(
  conditions: ListDefinition<never, never, Filters, Context>['filters'],
  given: object,
  context: Context,
): RawBuilder<boolean>[] {
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const value: unknown = Reflect.get(given, name);
    return value === undefined
      ? []
      : [(condition as (value: unknown, context: Context) => RawBuilder<boolean>)(value, context)];
  });
}

/**
 * The rows after a position, as conditions to read one after the other: rows with a value and rows without one are two runs of the index,
 * and one condition for both could not use it.
 */
function sectionsAfter(
  after: Position | undefined,
  key: Pick<SortKey<never>, 'column' | 'expression' | 'type' | 'nullable'>,
  order: SortOrder,
  id: string,
): RawBuilder<boolean>[] {
  if (after === undefined) return [sql`true`];
  const { type, nullable } = key;
  const beyond = order === 'asc' ? sql`>` : sql`<`;
  const [value, rowId] = [placeOf(key), sql.ref(id)];
  if (after.value === null) {
    const others = sql<boolean>`${value} is null and ${rowId} ${beyond} ${after.id}::uuid`;
    return order === 'asc' ? [others] : [others, sql`${value} is not null`];
  }
  const rest = sql<boolean>`(${value}, ${rowId}) ${beyond} (${after.value}::${sql.raw(type)}, ${after.id}::uuid)`;
  return nullable && order === 'asc' ? [rest, sql`${value} is null`] : [rest];
}

function valueOf<Row>({ of, type }: SortKey<Row>, row: Row): string | number | null {
  const value = of(row);
  if (value === null || typeof value === 'number') return value;
  // PostgreSQL's driver gives these as texts.
  if (type === 'bigint') return Number(value);
  return type === 'timestamptz' ? exactTime(value) : String(value);
}

const STORED_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** A time with its microseconds, as PostgreSQL compares it: cut to milliseconds, its row would come again and again. */
function exactTime(value: Date | string): string {
  const [, day, time, fraction = ''] = (typeof value === 'string' ? STORED_TIME.exec(value) : null) ?? [];
  return day === undefined ? isoTime(value) : `${day}T${time}.${fraction.padEnd(6, '0')}Z`;
}

function decodePosition<Row>(cursor: string, tag: string, key: SortKey<Row>): Position {
  const [of, value, id, ...more] = decodeParts(cursor);
  if (of === tag && isValue(value, key) && isUUID(id) && more.length === 0) return { value, id: String(id) };
  throw refusedCursor();
}

const LARGEST_INTEGER = 2 ** 31 - 1;

function isValue<Row>(value: unknown, { type, nullable }: SortKey<Row>): value is string | number | null {
  if (value === null) return nullable === true;
  if (type === 'integer') return Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER;
  if (type === 'bigint') return Number.isSafeInteger(value);
  if (typeof value !== 'string') return false;
  return type === 'timestamptz' ? isTime(value.replace(/(\.\d{3})\d{3}Z$/, '$1Z')) : isStorableText(value);
}
