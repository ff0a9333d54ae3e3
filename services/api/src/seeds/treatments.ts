import { readFileSync } from 'node:fs';
import type { Department } from '@ayana/contracts/catalogue';
import { readCsv } from './csv.js';
import { fixedId } from './fixed-id.js';
import { TREATMENT_TEXTS, type TreatmentText } from './treatment-texts.js';

const PROCEDURES = new URL('../../seeds/procedures.csv', import.meta.url);

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

const number = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The procedures of the list with their texts, in its order. */
export function treatmentSeeds(): TreatmentSeed[] {
  return readCsv(readFileSync(PROCEDURES, 'utf8')).map((row, index) => {
    const name = row['procedure'] ?? '';
    const text = TREATMENT_TEXTS[name];
    if (text === undefined) throw new Error(`The seed has no text of the procedure ${name}`);
    return {
      id: fixedId('0003', index + 1),
      name,
      category: row['department'] ?? '',
      complexity_level: row['complexity'] ?? '',
      india_usd_min: Number(row['india_usd_min']),
      india_usd_max: Number(row['india_usd_max']),
      us_usd_min: number(row['us_usd_min']),
      us_usd_max: number(row['us_usd_max']),
      hospital_days: row['hospital_days'] || null,
      total_days_in_india: row['total_days_in_india'] || null,
      source: row['source'] || null,
      reviewed_on: REVIEWED_ON,
      text,
    };
  });
}

/** The departments that offer a treatment, its own first. */
export function departmentsOf({ text }: TreatmentSeed): readonly Department[] {
  return [text.department, ...(text.also ?? [])];
}
