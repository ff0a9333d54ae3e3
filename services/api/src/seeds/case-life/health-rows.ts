import type { Allergy, StoredHealth } from '@ayana/contracts/journey';
import type { DemoCase } from './demo-case.js';

const PENICILLIN: Allergy[] = [{ substance: 'Penicillin', reaction: 'A rash', severity: 'mild' }];
/** One after the other; null was never asked. */
const ALLERGIES: readonly (Allergy[] | null)[] = [
  PENICILLIN,
  [],
  PENICILLIN,
  null,
  [{ substance: 'Latex', reaction: null, severity: null }],
];
const SMOKING = ['never', 'former', 'current'] as const;

/** What a demo patient has said about their health. */
export function demoHealth({ index, clock, patient }: DemoCase): StoredHealth {
  const allergies = ALLERGIES[index % ALLERGIES.length] ?? null;
  return {
    version: 1,
    sex: patient.sex,
    height_cm: 150 + ((index * 7) % 40),
    weight_kg: 50 + ((index * 11) % 45),
    pregnancy: patient.sex === 'female' ? 'no' : null,
    allergies,
    conditions: [],
    medicines: [{ name: 'Metformin', strength: '500 mg', frequency: 'twice a day' }],
    implants: null,
    kidney_or_liver: 'none',
    smoking: SMOKING[index % SMOKING.length] ?? null,
    unknown: allergies === null ? ['implants'] : [],
    answered_at: clock.past(1).toISOString(),
    answered_by: null,
  };
}

/** The row of it, answered by the patient. */
export function healthRow(demo: DemoCase) {
  const { clock, patient } = demo;
  const { implants: _none, ...facts } = demoHealth(demo);
  return { ...facts, patient_id: patient.id, answered_by: patient.id, answered_at: clock.past(1) };
}
