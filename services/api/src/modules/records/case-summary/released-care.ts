import type { PrescribedSummary, ResultSummary } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

/** Most rows of each. */
const MOST = 100;

/** The results of a case that were released, the newest first. */
export async function releasedResults(database: Kysely<Tables>, journey_id: string): Promise<ResultSummary[]> {
  const { rows } = await sql<Omit<ResultSummary, 'released_at'> & { released_at: Date }>`
    select result.id, test.name as test, test.scale, test.decimals, test.unit, result.comparator, result.digits, result.text, result.flag, lab.released_at
    from laboratory_orders lab
      join laboratory_results result on result.laboratory_order_id = lab.id
      join laboratory_tests test on test.code = result.test_code
    where lab.journey_id = ${journey_id} and lab.status = 'released' and lab.released_at is not null
    order by lab.released_at desc, test.position limit ${MOST}`.execute(database);
  return rows.map((row) => Object.assign(row, { released_at: isoTime(row.released_at) }));
}

/** The medicines of a case that were prescribed, the newest first. */
export async function prescribedMedicines(database: Kysely<Tables>, journey_id: string): Promise<PrescribedSummary[]> {
  const { rows } = await sql<Omit<PrescribedSummary, 'prescribed_at'> & { prescribed_at: Date }>`
    select item.id, item.medicine, item.strength, item.dose, item.frequency, item.days, script.created_at as prescribed_at
    from prescriptions script join prescription_items item on item.prescription_id = script.id
    where script.journey_id = ${journey_id} and script.status <> 'cancelled' and item.replaced_by is null
    order by script.created_at desc, item.position limit ${MOST}`.execute(database);
  return rows.map((row) => Object.assign(row, { prescribed_at: isoTime(row.prescribed_at) }));
}
