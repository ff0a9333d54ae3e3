import type { TestApi } from '../../../../test/support/api.js';

interface Released {
  /** The work of each, which is done. */
  laboratory: string;
  pharmacy: string;
  result: string;
  medicine: string;
}

/** A result that was released and a prescription, each with a text of its own. */
export async function releasedCare(api: TestApi, journey_id: string, by: string, of: Released): Promise<void> {
  await api.database.rows(
    `with ordered as (
       insert into laboratory_orders (id, assignment_id, journey_id, ordered_by, status, tests, sampled_at, resulted_at, resulted_by, reviewed_at, reviewed_by, released_at, released_by, version, created_at, updated_at)
       values (gen_random_uuid(), $2, $1, $3, 'released', '{haemoglobin}', now(), now(), gen_random_uuid(), now(), gen_random_uuid(), now(), gen_random_uuid(), 1, now(), now()) returning id)
     insert into laboratory_results (id, laboratory_order_id, test_code, text, unit, flag, entered_by, entered_at)
     select gen_random_uuid(), id, 'haemoglobin', $4, 'g/dl', 'normal', $3, now() from ordered`,
    [journey_id, of.laboratory, by, of.result],
  );
  await api.database.rows(
    `with written as (
       insert into prescriptions (id, assignment_id, journey_id, doctor_id, status, version, created_at, updated_at)
       values (gen_random_uuid(), $2, $1, $3, 'delivered', 1, now(), now()) returning id)
     insert into prescription_items (id, prescription_id, position, medicine, strength, form, dose, frequency, days, quantity, substitution, is_known)
     select gen_random_uuid(), id, 0, $4, '5 mg', 'tablet', '1 tablet', 'once_a_day', 5, 5, 'no', false from written`,
    [journey_id, of.pharmacy, by, of.medicine],
  );
}
