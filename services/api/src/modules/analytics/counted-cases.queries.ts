import {
  ANALYTICS_NONE,
  type CaseSource,
  type CountedCase,
  FUNNEL_STEPS,
  type QuotesOutcome,
} from '@ayana/contracts/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { dayOf, type MonthRange } from './analytics-range.js';
import type { CountedCaseSort, CountedCasesQueryDto } from './counted-cases.dto.js';

interface FoundCase {
  id: string;
  case_id: string | null;
  case_number: string | null;
  is_journey: boolean;
  month: string;
  country: string | null;
  source: CaseSource;
  treatment_id: string | null;
  hospital_id: string | null;
  treatment: string | null;
  hospital: string | null;
  reached: number;
  outcome: QuotesOutcome | null;
  quotes: number;
  check_ins: number;
}

/** The cases of a range as the figures count them; made-up history of a demo has no cases. */
export const countedCases = (database: Kysely<Tables>, range: Pick<MonthRange, 'from' | 'to'>) =>
  database
    .selectFrom(
      sql<FoundCase>`(
        select counted.*, counted.case_id as id, found.id as found_id, found.case_number, found.journey_id is not null as is_journey, to_char(counted.month, 'YYYY-MM') as in_month,
          treatment.name as treatment, hospital.hospital_name as hospital,
          counted.quotes_accepted + counted.quotes_waiting + counted.quotes_other_chosen + counted.quotes_declined_with_words
            + counted.quotes_declined_without_words + counted.quotes_lapsed + counted.quotes_withdrawn as quotes
        from analytics_cases counted
        left join lateral (
          select each.id, each.case_number, each.journey_id from cases each where each.inbox_item_id = counted.case_id
          union all
          select each.id, each.case_number, each.journey_id from cases each where each.treatment_request_id = counted.case_id
          union all
          select each.id, each.case_number, each.journey_id from cases each where each.id = counted.case_id limit 1) found on true
        left join treatments treatment on treatment.id = counted.treatment_id
        left join partner_hospitals hospital on hospital.id = counted.hospital_id
        where not counted.is_demo and counted.month between ${dayOf(range.from)}::date and ${dayOf(range.to)}::date)`.as(
        'list',
      ),
    )
    .select((list) => [
      'list.id',
      sql<string | null>`list.found_id`.as('case_id'),
      'list.case_number',
      'list.is_journey',
      sql<string>`list.in_month`.as('month'),
      list.ref('list.country').as('country'),
      'list.source',
      'list.treatment',
      'list.hospital',
      'list.reached',
      'list.outcome',
      'list.quotes',
      'list.check_ins',
    ]);

export type CaseRow = Omit<FoundCase, 'treatment_id' | 'hospital_id'>;
type Filters = Pick<
  CountedCasesQueryDto,
  | 'country'
  | 'source'
  | 'treatment_id'
  | 'hospital_id'
  | 'step'
  | 'outcome'
  | 'quote'
  | 'check_in'
  | 'lead_stage'
  | 'lost_reason'
  | 'manager_id'
>;

const said = (column: string, value: string): RawBuilder<boolean> =>
  value === ANALYTICS_NONE ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)}::text = ${value}`;

export const COUNTED_CASES: ListDefinition<CaseRow, CountedCaseSort, Filters, null> = {
  id: 'list.id',
  sort: 'month',
  sorts: { month: { column: 'list.in_month', type: 'text', order: 'desc', of: ({ month }) => month } },
  filters: {
    country: (country) => said('list.country', country),
    source: (source) => sql`list.source = ${source}`,
    treatment_id: (id) => said('list.treatment_id', id),
    hospital_id: (id) => said('list.hospital_id', id),
    step: (step) => sql`list.reached >= ${FUNNEL_STEPS.indexOf(step) + 1}`,
    outcome: (outcome) => sql`list.outcome = ${outcome}`,
    quote: (fate) => sql`${sql.ref(`list.${fate}`)} > 0`,
    check_in: (counted) => sql`${sql.ref(`list.${counted}`)} > 0`,
    lead_stage: (stage) =>
      sql`exists (select from inbox_items item where item.id = list.id and item.lead_stage = ${stage})`,
    lost_reason: (reason) =>
      sql`exists (select from inbox_items item where item.id = list.id and item.lead_stage = 'lost' and item.lost_reason = ${reason})`,
    manager_id: (id) => sql`list.manager_id = ${id}::uuid`,
  },
};

export const countedCaseOf = ({ reached, ...row }: CaseRow): CountedCase => ({
  id: row.id,
  case_id: row.case_id,
  case_number: row.case_number,
  is_journey: row.is_journey,
  month: row.month,
  country: row.country,
  source: row.source,
  treatment: row.treatment,
  hospital: row.hospital,
  reached: FUNNEL_STEPS[reached - 1] ?? 'enquiry',
  outcome: row.outcome,
  quotes: row.quotes,
  check_ins: row.check_ins,
});
