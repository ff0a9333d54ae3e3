import { ANALYTICS_NONE, type MoneyGroup } from '@ayana/contracts/analytics';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { dayOf, type MonthRange } from '../analytics-range.js';
import type { MoneyQueryDto } from './money.dto.js';

export interface MoneyRow {
  currency: string;
  month: string;
  id: string | null;
  is_now: boolean;
  kind: 'quoted' | 'accepted' | 'billed';
  papers: number;
  amount: number;
}

/** What was quoted, accepted and billed, by the month in India in which that happened and, where asked for, by group. */
export async function moneySums(
  database: Kysely<Tables>,
  range: MonthRange,
  { country, hospital_id }: Pick<MoneyQueryDto, 'country' | 'hospital_id'>,
  by: MoneyGroup | null,
): Promise<MoneyRow[]> {
  const midnight = (month: string) => sql`(${dayOf(month)}::date::timestamp at time zone ${INDIA_ZONE})`;
  const end = sql`(${dayOf(range.to)}::date + interval '1 month')::timestamp at time zone ${INDIA_ZONE}`;
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${midnight(range.before_from)} and ${sql.ref(column)} < ${end}`;
  const id = { country: sql`nullif(patient.country, '')`, hospital: sql`paper.hospital_id::text` };
  const narrowed = [
    // Every quote and bill names its hospital.
    hospital_id === undefined
      ? sql`true`
      : hospital_id === ANALYTICS_NONE
        ? sql`false`
        : sql`paper.hospital_id = ${hospital_id}::uuid`,
    country === undefined
      ? sql`true`
      : country === ANALYTICS_NONE
        ? sql`coalesce(patient.country, '') = ''`
        : sql`patient.country = ${country}`,
  ];
  const quoteTotal = sql`(select coalesce(sum(line.quantity::bigint * line.unit_price), 0) from quote_lines line
    where line.quote_id = quote.id and line.included)`;
  const { rows } = await sql<MoneyRow>`
    with papers as (
      select 'quoted' as kind, quote.sent_at as at, quote.journey_id, quote.partner_hospital_id as hospital_id, quote.currency,
        ${quoteTotal} as amount
      from quotes quote where ${within('quote.sent_at')} and quote.status not in ('draft', 'replaced')
      union all
      select 'accepted', quote.decided_at, quote.journey_id, quote.partner_hospital_id, quote.currency, ${quoteTotal}
      from quotes quote where ${within('quote.decided_at')} and quote.status = 'accepted'
      union all
      select 'billed', bill.sent_at, bill.journey_id, bill.partner_hospital_id, bill.currency,
        (select coalesce(sum(line.amount), 0) from bill_lines line where line.bill_id = bill.id)
      from bills bill
      where ${within('bill.sent_at')} and bill.status = 'sent' and not exists (
        select from bills other where other.quote_id = bill.quote_id and other.status = 'sent' and other.id <> bill.id
          and (other.kind = 'final', other.sent_at, other.id) > (bill.kind = 'final', bill.sent_at, bill.id))
    )
    select paper.currency, to_char(paper.at at time zone ${INDIA_ZONE}, 'YYYY-MM') as month, ${by === null ? sql`null::text` : id[by]} as id,
      paper.at >= ${midnight(range.from)} as is_now, paper.kind, count(*)::integer as papers, sum(paper.amount)::double precision as amount
    from papers paper
    join patient_journeys journey on journey.id = paper.journey_id
    left join users patient on patient.id = journey.patient_id
    where coalesce(patient.is_test, false) = false and ${sql.join(narrowed, sql` and `)}
    group by 1, 2, 3, 4, 5`.execute(database);
  return rows;
}
