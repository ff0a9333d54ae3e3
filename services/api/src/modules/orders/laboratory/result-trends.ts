import {
  type LaboratoryFlag,
  type OrderSide,
  type Comparator,
  type ResultTrend,
  type LaboratoryOrder,
} from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

interface PointRow {
  test_code: string;
  order_number: string;
  at: Date;
  comparator: Comparator | null;
  digits: string;
  flag: LaboratoryFlag;
}

/** Points of one trend, the newest of them. */
const MOST = 50;

/**
 * The numbers of each test of an order over time, for the same patient: the staff see every reviewed one, a laboratory its own, who ordered
 * those they ordered, the patient what was released. Tests with fewer than two have none.
 */
export async function resultTrends(
  database: Kysely<Tables>,
  { order, side }: { order: LaboratoryOrder; side: OrderSide },
): Promise<ResultTrend[]> {
  const { rows } = await sql<PointRow>`
    select point.* from unnest(${order.tests.map(({ code }) => code)}::text[]) as wanted (code)
    cross join lateral (
      select result.test_code, lab.order_number, lab.sampled_at as at, result.comparator,
        coalesce(result.digits, result.value::text) as digits, result.flag
      from laboratory_orders asked
        join patient_journeys journey on journey.id = asked.journey_id
        join assignments work on work.id = asked.assignment_id
        join patient_journeys own on own.patient_id = journey.patient_id
        join laboratory_orders lab on lab.journey_id = own.id
        join assignments of_other on of_other.id = lab.assignment_id
        join laboratory_results result on result.laboratory_order_id = lab.id and result.test_code = wanted.code
      where asked.id = ${order.id} and lab.sampled_at is not null and coalesce(result.digits, result.value::text) is not null
        and case ${side}::text when 'staff' then lab.status in ('reviewed', 'released')
          when 'orderer' then lab.status in ('reviewed', 'released') and lab.ordered_by = asked.ordered_by
          when 'patient' then lab.status = 'released'
          else (lab.status in ('reviewed', 'released') or lab.id = asked.id)
            and (of_other.partner_id, of_other.assignee_user_id) is not distinct from (work.partner_id, work.assignee_user_id) end
      order by lab.sampled_at desc, lab.id limit ${MOST}) point
    order by point.at, point.order_number`.execute(database);
  return order.tests.flatMap(({ code, name, unit, decimals, range }) => {
    const points = rows
      .filter(({ test_code }) => test_code === code)
      .map(({ order_number, at, comparator, digits, flag }) => ({
        order_number,
        at: isoTime(at),
        comparator,
        digits,
        flag,
      }));
    return points.length < 2 ? [] : [{ code, name, unit, decimals, range, points }];
  });
}
