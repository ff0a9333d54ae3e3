import { type Comparator, decimalText, type OrderSide } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

export const resultsOf = (database: Kysely<Tables>, ids: readonly string[]) =>
  database
    .selectFrom('laboratory_results as result')
    .leftJoin('users as person', 'person.id', 'result.acknowledged_by')
    .leftJoin('users as entrant', 'entrant.id', 'result.entered_by')
    .selectAll('result')
    .select(['person.name as acknowledged_name', 'entrant.name as entered_name'])
    .where(sql<boolean>`result.laboratory_order_id = any (${ids})`)
    .execute();
export type ResultRow = Awaited<ReturnType<typeof resultsOf>>[number];

/** The number of a result; one that the previous release has written has no digits of its own. */
export const digitsOf = ({ digits, value }: Pick<ResultRow, 'digits' | 'value'>): string | null =>
  digits ?? (value === null ? null : decimalText(value, 0));

export const rejectedOf = (database: Kysely<Tables>, ids: readonly string[]) =>
  database
    .selectFrom('laboratory_rejected_samples as sample')
    .leftJoin('users as person', 'person.id', 'sample.rejected_by')
    .selectAll('sample')
    .select('person.name as rejected_name')
    .where(sql<boolean>`sample.laboratory_order_id = any (${ids})`)
    .orderBy('sample.rejected_at', 'desc')
    .orderBy('sample.id')
    .execute();

export interface PreviousRow {
  laboratory_order_id: string;
  test_code: string;
  comparator: Comparator | null;
  digits: string | null;
  value: number | null;
  text: string | null;
  at: Date;
}

/**
 * For each result the last one of the same test and patient that was reviewed: the staff know every one, a laboratory its own, who ordered
 * those they ordered, the patient what was released.
 */
export async function previousOf(
  database: Kysely<Tables>,
  asked: readonly { id: string; side: OrderSide }[],
): Promise<PreviousRow[]> {
  const { rows } = await sql<PreviousRow>`
    select lab.id as laboratory_order_id, result.test_code, last.*
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ side }) => side)}::text[]) as asked (id, side)
      join laboratory_orders lab on lab.id = asked.id
      join patient_journeys journey on journey.id = lab.journey_id
      join assignments work on work.id = lab.assignment_id
      join laboratory_results result on result.laboratory_order_id = lab.id
      cross join lateral (
        select found.comparator, found.digits, found.value, found.text, other.sampled_at as at
        from laboratory_results found
          join laboratory_orders other on other.id = found.laboratory_order_id
          join patient_journeys own on own.id = other.journey_id and own.patient_id = journey.patient_id
          join assignments of_other on of_other.id = other.assignment_id
        where found.test_code = result.test_code and other.id <> lab.id and other.sampled_at < lab.sampled_at
          and other.status in ('reviewed', 'released')
          and case asked.side when 'staff' then true when 'orderer' then other.ordered_by = lab.ordered_by
            when 'patient' then other.status = 'released'
            else (of_other.partner_id, of_other.assignee_user_id) is not distinct from (work.partner_id, work.assignee_user_id) end
        order by other.sampled_at desc, other.id limit 1) last`.execute(database);
  return rows;
}
