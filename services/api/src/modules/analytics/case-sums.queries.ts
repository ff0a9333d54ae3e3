import { ANALYTICS_NONE, type CaseGroup } from '@ayana/contracts/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { CaseFiltersDto } from './analytics.dto.js';
import { dayOf, type MonthRange } from './analytics-range.js';

/** The column of each group, and its place in a level (migration 0240). */
const COLUMNS: Readonly<Record<CaseGroup, { column: string; bit: number }>> = {
  country: { column: 'country', bit: 8 },
  source: { column: 'source', bit: 4 },
  treatment: { column: 'treatment_id', bit: 2 },
  hospital: { column: 'hospital_id', bit: 1 },
};
/** Levels that are summed up by month. What is narrowed further is few cases, which are counted as they are. */
const LEVELS: ReadonlySet<number> = new Set([0, 8, 4, 2, 1, 12, 10, 9, 6, 5, 3, 14, 13]);

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
      : sql` union all ${read(sql`null, ${idOf(by)}, ${now} as is_now`, sourceOf(question), sql`${idOf(by)}, is_now`)}`;
  const { rows } = await sql<SumRow>`${months}${groups}`.execute(database);
  return rows;
}

export interface TimeRow extends Cell {
  measure: string;
  cases: number;
  median: number;
  p90: number;
}

/** Times by month, by group where asked for, and in all (neither month nor id): medians do not add up. */
export async function timesOfCases(
  database: Kysely<Tables>,
  question: CaseQuestion,
): Promise<(TimeRow & { is_all: boolean })[]> {
  const { range, by } = question;
  const all = sourceOf({ ...question, by: null });
  const [whole, months, groups] = await Promise.all([
    timesBy(database, range, all, null),
    timesBy(database, range, all, 'month'),
    by === null ? [] : timesBy(database, range, sourceOf(question), COLUMNS[by].column),
  ]);
  return [
    ...whole.map((row) => Object.assign(row, { is_all: true })),
    ...[...months, ...groups].map((row) => Object.assign(row, { is_all: false })),
  ];
}

/**
 * Within how many minutes half, and nine of ten, of the cases of a cell were done. A view of three years adds up some 400,000 counts: they are
 * unnested side by side and added up by bare columns and by no more of them than needed, which is three times as fast as a join and texts.
 */
async function timesBy(
  database: Kysely<Tables>,
  range: MonthRange,
  { isSummed, where }: Source,
  column: string | null,
): Promise<TimeRow[]> {
  const key = column === null ? sql`` : sql`${sql.ref(column)}, `;
  const cells = isSummed
    ? sql`measure, unnest(steps) as step, unnest(counts) as cases from analytics_times where ${where}`
    : sql`unnest(array['first_answer', 'opinion', 'quote']) as measure, unnest(array[first_answer, opinion, quote]) as step, 1 as cases
        from analytics_cases where ${where}`;
  const { rows } = await sql<TimeRow>`
    with counted as (
      select ${key}is_now, measure, step, sum(cases) as cases
      from (select ${key}${isNow(range)} as is_now, ${cells}) each where step is not null
      group by ${key}is_now, measure, step
    ),
    summed as (
      select *, sum(cases) over (cell order by step) as upto, sum(cases) over cell as total
      from counted window cell as (partition by ${key}is_now, measure)
    )
    select ${column === 'month' ? sql`to_char(month, 'YYYY-MM')` : sql`null`} as month,
      ${column === null || column === 'month' ? sql`null` : sql`${sql.ref(column)}::text`} as id,
      is_now, measure, max(total)::integer as cases,
      min(step) filter (where upto >= total * 0.5) as median, min(step) filter (where upto >= total * 0.9) as p90
    from summed group by ${key}is_now, measure`.execute(database);
  return rows;
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
