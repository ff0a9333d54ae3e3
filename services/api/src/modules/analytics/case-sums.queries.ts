import { ANALYTICS_NONE, type CaseGroup, TIME_MEASURES, type TimeMeasure } from '@ayana/contracts/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { CaseFiltersDto } from './analytics.dto.js';
import { dayOf, type MonthRange } from './analytics-range.js';
import { type CountedTime, countedTime } from './counted-times.js';

/** The column of each group, and its place in a level (migration 0016). */
const COLUMNS: Readonly<Record<CaseGroup, { column: string; bit: number }>> = {
  country: { column: 'country', bit: 8 },
  source: { column: 'source', bit: 4 },
  treatment: { column: 'treatment_id', bit: 2 },
  hospital: { column: 'hospital_id', bit: 1 },
};
/** Levels that are summed up by month. The others would have hardly fewer sums than cases, which are counted from an index of theirs. */
const LEVELS: ReadonlySet<number> = new Set([0, 8, 4, 2, 1, 12, 10, 9, 6, 5, 3, 14, 13, 7]);

export interface CaseQuestion {
  range: MonthRange;
  filters: CaseFiltersDto;
  by: CaseGroup | null;
}

/** What cases were narrowed to, by the name of the group. */
function filtersOf({ country, source, treatment_id, hospital_id }: CaseFiltersDto): (readonly [CaseGroup, string])[] {
  const given = { country, source, treatment: treatment_id, hospital: hospital_id };
  return Object.entries(given).flatMap(([group, value]) =>
    value === undefined ? [] : [[group as CaseGroup, value] as const],
  );
}

interface Source {
  level: number;
  isSummed: boolean;
  where: RawBuilder<unknown>;
}

/** Where the figures of a question are read from, with its months from the range before on. */
function sourceOf({ range, filters, by }: CaseQuestion): Source {
  const narrowed = filtersOf(filters);
  const groups = new Set([...narrowed.map(([group]) => group), ...(by === null ? [] : [by])]);
  const level = [...groups].reduce((sum, group) => sum + COLUMNS[group].bit, 0);
  const isSummed = LEVELS.has(level);
  const conditions = [
    ...(isSummed ? [sql`level = ${level}::smallint`] : []),
    sql`month between ${dayOf(range.before_from)}::date and ${dayOf(range.to)}::date`,
    ...narrowed.map(([group, value]) => {
      const column = sql.ref(COLUMNS[group].column);
      if (value === ANALYTICS_NONE) return sql`${column} is null`;
      return group === 'treatment' || group === 'hospital'
        ? sql`${column} = ${value}::uuid`
        : sql`${column} = ${value}`;
    }),
  ];
  return { level, isSummed, where: sql.join(conditions, sql` and `) };
}

/** Whether a row is of the range, not of the one before. */
const isNow = ({ from }: MonthRange): RawBuilder<boolean> => sql`month >= ${dayOf(from)}::date`;

const idOf = (by: CaseGroup): RawBuilder<unknown> => sql`${sql.ref(COLUMNS[by].column)}::text`;

/** Which part of the answer a row is: a month of either range, or a group in one of them. */
interface Cell {
  /** Null: of a group. */
  month: string | null;
  id: string | null;
  is_now: boolean;
}
export type SumRow = Cell & Record<string, number>;

/** Sums of columns of `analytics_months`: by month of both ranges, and by group where asked for. */
export async function sumCases(
  database: Kysely<Tables>,
  question: CaseQuestion,
  columns: readonly string[],
): Promise<SumRow[]> {
  const sums = sql.join(columns.map((column) => sql`sum(${sql.ref(column)})::integer as ${sql.ref(column)}`));
  const read = (cell: RawBuilder<unknown>, { isSummed, where }: Source, by: RawBuilder<unknown>) => sql`
    select ${cell}, ${sums} from ${sql.table(isSummed ? 'analytics_months' : 'analytics_case_counts')}
    where ${where} group by ${by}`;
  const now = isNow(question.range);
  const months = read(
    sql`to_char(month, 'YYYY-MM') as month, null::text as id, ${now} as is_now`,
    sourceOf({ ...question, by: null }),
    sql`month`,
  );
  const { by } = question;
  const groups =
    by === null
      ? sql``
      : sql` union all ${read(sql`null, ${idOf(by)}, ${now} as is_now`, sourceOf(question), sql`${sql.ref(COLUMNS[by].column)}, is_now`)}`;
  const { rows } = await sql<SumRow>`${months}${groups}`.execute(database);
  return rows;
}

/** A cell with the times of its cases. */
export interface TimeRow extends Cell {
  times: Readonly<Record<TimeMeasure, CountedTime>>;
}

type PackedRow = Cell & Record<TimeMeasure, Buffer | null>;

/** Times by month, by group where asked for, and in all (neither month nor id): medians do not add up. */
export async function timesOfCases(
  database: Kysely<Tables>,
  question: CaseQuestion,
): Promise<(TimeRow & { is_all: boolean })[]> {
  const { range, by } = question;
  const now = isNow(range);
  const [months, groups] = await Promise.all([
    packedTimes(database, sourceOf({ ...question, by: null }), {
      cell: sql`to_char(month, 'YYYY-MM') as month, null::text as id, ${now} as is_now`,
      by: sql`month`,
    }),
    by === null
      ? []
      : packedTimes(database, sourceOf(question), {
          cell: sql`null::text as month, ${idOf(by)} as id, ${now} as is_now`,
          by: sql`${sql.ref(COLUMNS[by].column)}, is_now`,
        }),
  ]);
  return [
    ...[true, false].map((is_now) =>
      Object.assign(
        timesOf(
          { month: null, id: null, is_now },
          months.filter((row) => row.is_now === is_now),
        ),
        { is_all: true },
      ),
    ),
    ...[...months, ...groups].map((row) => Object.assign(timesOf(row, [row]), { is_all: false })),
  ];
}

/** Pairs of minutes and cases, joined by cell. */
async function packedTimes(
  database: Kysely<Tables>,
  { isSummed, where }: Source,
  { cell, by }: { cell: RawBuilder<unknown>; by: RawBuilder<unknown> },
): Promise<PackedRow[]> {
  const joined = sql.join(
    TIME_MEASURES.map((measure) => sql`string_agg(${sql.ref(measure)}, '') as ${sql.ref(measure)}`),
  );
  const { rows } = await sql<PackedRow>`
    select ${cell}, ${joined} from ${sql.table(isSummed ? 'analytics_times' : 'analytics_case_times')}
    where ${where} group by ${by}`.execute(database);
  return rows;
}

function timesOf({ month, id, is_now }: Cell, rows: readonly PackedRow[]): TimeRow {
  const of = (measure: TimeMeasure): CountedTime => countedTime(rows.map((row) => row[measure]));
  return { month, id, is_now, times: { first_answer: of('first_answer'), opinion: of('opinion'), quote: of('quote') } };
}

/** What groups are called: treatments and hospitals by their names, others by what they are. */
export async function namesOf(
  database: Kysely<Tables>,
  by: CaseGroup | 'service',
): Promise<ReadonlyMap<string, string>> {
  const query = {
    treatment: sql`select id, name from treatments`,
    hospital: sql`select id, hospital_name as name from partner_hospitals`,
    service: sql`select id, name from service_catalog_items`,
  }[by as string];
  if (query === undefined) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`${query}`.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
