import {
  ANALYTICS_NONE,
  type RatingGroup,
  type DecisionWords,
  type AnalyticsChoices,
} from '@ayana/contracts/analytics';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { AnalyticsFrameDto, CaseFiltersDto } from './analytics.dto.js';
import { caseNumberOf } from '../../platform/http/lists/case-numbers.js';
import { dayOf, type MonthRange } from './analytics-range.js';
import { countedTime } from './counted-times.js';

const WORDS = 20;

const months = ({ before_from, to }: MonthRange) =>
  sql`month between ${dayOf(before_from)}::date and ${dayOf(to)}::date`;
const isNow = ({ from }: MonthRange) => sql<boolean>`month >= ${dayOf(from)}::date`;

export interface RatingRow {
  month: string;
  id: string | null;
  is_now: boolean;
  rating: number;
  answers: number;
}

/** Ratings by month and, where asked for, by group. */
export async function ratings(
  database: Kysely<Tables>,
  range: MonthRange,
  country: string | undefined,
  by: RatingGroup | null,
): Promise<RatingRow[]> {
  const id = by === null ? sql`null::text` : by === 'service' ? sql`item_id::text` : sql`country`;
  const narrowed =
    country === undefined ? sql`true` : country === ANALYTICS_NONE ? sql`country is null` : sql`country = ${country}`;
  const { rows } = await sql<RatingRow>`
    select to_char(month, 'YYYY-MM') as month, ${id} as id, ${isNow(range)} as is_now, rating, sum(answers)::integer as answers
    from analytics_rating_months where ${months(range)} and ${narrowed} group by 1, 2, 3, 4`.execute(database);
  return rows;
}

export interface PersonRow {
  /** Null: everyone. */
  id: string | null;
  name: string | null;
  month: string | null;
  is_now: boolean;
  led: number;
  open: number;
  closed: number;
  answered: number;
  median: number | null;
  p90: number | null;
}

/** Work of everyone by month, and of each person in either range. */
export async function people(database: Kysely<Tables>, range: MonthRange): Promise<PersonRow[]> {
  const sums = sql`sum(led)::integer as led, sum(open)::integer as open, sum(closed)::integer as closed, sum(answered)::integer as answered`;
  const { rows } = await sql<Omit<PersonRow, 'median' | 'p90'> & { first_answer: Buffer | null }>`
    select counted.*, person.name
    from (
      select person_id as id, null::text as month, ${isNow(range)} as is_now, ${sums}, string_agg(first_answer, '') as first_answer
      from analytics_people where ${months(range)} group by person_id, is_now
      union all
      select null, to_char(month, 'YYYY-MM'), ${isNow(range)} as is_now, ${sums}, null
      from analytics_people where ${months(range)} group by month
    ) counted
    left join users person on person.id = counted.id`.execute(database);
  return rows.map(({ first_answer, ...row }) => {
    const { median, p90 } = countedTime([first_answer]);
    return Object.assign(row, { median, p90 });
  });
}

const narrowedBy = ({ country, source, treatment_id, hospital_id }: CaseFiltersDto) =>
  sql.join(
    [
      sql`true`,
      ...Object.entries({ country, source, treatment_id, hospital_id }).flatMap(([name, value]) =>
        value === undefined
          ? []
          : value === ANALYTICS_NONE
            ? [sql`${sql.ref(`counted.${name}`)} is null`]
            : [sql`${sql.ref(`counted.${name}`)}::text = ${value}`],
      ),
    ],
    sql` and `,
  );

/** Why quotes were declined, in the words of the patients: the latest of the cases whose quotes the figures count. */
export async function decisionWords(
  database: Kysely<Tables>,
  range: MonthRange,
  filters: CaseFiltersDto,
): Promise<DecisionWords[]> {
  const { rows } = await sql<DecisionWords & { at: Date }>`
    select quote.journey_id, quote.decided_at as at, hospital.hospital_name as hospital, quote.decision_reason as words,
      ${caseNumberOf(sql.ref('quote.journey_id'))} as case_number
    from quotes quote
    join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
    join cases on cases.id = quote.journey_id
    join lateral (
      select each.month, each.country, each.source, each.treatment_id, each.hospital_id from analytics_cases each
      where each.case_id in (cases.inbox_item_id, cases.treatment_request_id, cases.id) limit 1) counted on true
    left join quotes chosen on chosen.journey_id = quote.journey_id and chosen.status = 'accepted'
    where quote.status = 'declined' and quote.decision_reason <> '' and (quote.decided_at >= chosen.decided_at) is not true
      and counted.month between ${dayOf(range.from)}::date and ${dayOf(range.to)}::date and ${narrowedBy(filters)}
    order by quote.decided_at desc, quote.id limit ${WORDS}`.execute(database);
  return rows.map(({ journey_id, case_number, at, hospital, words }) => ({
    journey_id,
    case_number,
    at: isoTime(at),
    hospital,
    words,
  }));
}

/** What cases can be narrowed to. */
export async function choices(database: Kysely<Tables>): Promise<AnalyticsChoices> {
  const { rows } = await sql<AnalyticsChoices>`
    select
      coalesce((select json_agg(country order by country) from (
        select distinct country from analytics_months where level = 8 and country is not null) each), '[]') as countries,
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'plain_name', plain_name) order by name) from treatments where id in (
        select treatment_id from analytics_months where level = 2)), '[]') as treatments,
      coalesce((select json_agg(json_build_object('id', id, 'name', hospital_name) order by hospital_name) from partner_hospitals
        where id in (select hospital_id from analytics_months where level = 1)), '[]') as hospitals`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new Error('An aggregate has one row');
  const { countries, treatments, hospitals } = found;
  return { countries: jsonOf(countries), treatments: jsonOf(treatments), hospitals: jsonOf(hospitals) };
}

type LastRun = Pick<AnalyticsFrameDto, 'counted_at' | 'is_behind' | 'has_demo'>;

/** When the figures were last worked out, and whether something has changed since. */
export async function lastRun(database: Kysely<Tables>, range: MonthRange): Promise<LastRun> {
  const { rows } = await sql<Omit<LastRun, 'counted_at'> & { counted_at: Date | null }>`
    select (select counted_at from analytics_runs) as counted_at,
      exists (select from analytics_changes) or exists (select from analytics_stale_months) as is_behind,
      exists (select from analytics_cases where is_demo and ${months(range)}) as has_demo`.execute(database);
  const [run] = rows;
  if (run === undefined) throw new Error('A query without tables has one row');
  const { counted_at } = run;
  return { ...run, counted_at: counted_at === null ? null : isoTime(counted_at) };
}
