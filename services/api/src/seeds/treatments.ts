import type { Department } from '@ayana/contracts/catalogue';
import { csvFacts, numberCell, oneOf, orNull, textCell } from './facts.js';
import { fixedId } from './fixed-id.js';
import { TREATMENT_TEXTS, type TreatmentText } from './treatment-guides.js';

/** The day the texts were reviewed by a doctor (a sample, as the doctors are). */
const REVIEWED_ON = '2026-11-09';

export interface TreatmentSeed {
  id: string;
  name: string;
  category: string;
  complexity_level: string;
  india_usd_min: number;
  india_usd_max: number;
  us_usd_min: number | null;
  us_usd_max: number | null;
  hospital_days: string | null;
  total_days_in_india: string | null;
  source: string | null;
  reviewed_on: string;
  text: TreatmentText;
}

/** The procedures of the list with their texts, in its order. */
export function treatmentSeeds(): TreatmentSeed[] {
  return csvFacts('procedures.csv', {
    department: textCell,
    procedure: oneOf([...TREATMENT_TEXTS.keys()]),
    india_usd_min: numberCell,
    india_usd_max: numberCell,
    us_usd_min: orNull(numberCell),
    us_usd_max: orNull(numberCell),
    hospital_days: orNull(textCell),
    total_days_in_india: orNull(textCell),
    complexity: textCell,
    source: orNull(textCell),
  }).flatMap(({ procedure, department, complexity, ...row }, index) => {
    const about = TREATMENT_TEXTS.get(procedure);
    if (about === undefined) return [];
    return [
      {
        ...row,
        id: fixedId('0003', index + 1),
        name: procedure,
        category: department,
        complexity_level: complexity,
        reviewed_on: REVIEWED_ON,
        text: about,
      },
    ];
  });
}

/** The departments that offer a treatment, its own first. */
export function departmentsOf({ text }: TreatmentSeed): readonly Department[] {
  return [text.department, ...(text.also ?? [])];
}
