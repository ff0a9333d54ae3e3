import type { HealthFacts } from '@ayana/contracts/journey';
import type { TestApi } from '../../../../test/support/api.js';

/** Answers that a patient has given before the test begins. */
export async function giveHealth(api: TestApi, patient_id: string, facts: Partial<HealthFacts>): Promise<void> {
  await api.database.rows(
    `insert into health_summaries (patient_id, version, sex, height_cm, weight_kg, pregnancy, allergies, conditions, medicines, implants,
       kidney_or_liver, smoking, answered_by, answered_at)
     select $1, 1 + coalesce((select max(version) from health_summaries where patient_id = $1), 0), sex, height_cm, weight_kg, pregnancy,
       allergies, conditions, medicines, implants, kidney_or_liver, smoking, $1, now()
     from jsonb_to_record($2::jsonb) as facts (sex text, height_cm smallint, weight_kg numeric, pregnancy text, allergies jsonb,
       conditions jsonb, medicines jsonb, implants jsonb, kidney_or_liver text, smoking text)`,
    [patient_id, JSON.stringify(facts)],
  );
}

export const allergyTo = (substance: string): HealthFacts['allergies'] => [
  { substance, reaction: null, severity: null },
];
