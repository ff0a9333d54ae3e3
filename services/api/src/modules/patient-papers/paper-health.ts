import {
  HEALTH_FACT_NAMES,
  healthAsOf,
  healthFor,
  healthLines,
  type HealthSummary,
  healthText,
  READER_PARTS,
  type StoredHealth,
} from '@ayana/contracts/journey';
import type { SheetFact } from '../../platform/typesetting/sheet.js';
import { PAPER_HEALTH_MESSAGES as messages } from './paper-health-messages.js';

/** What a paper says of the patient's health: each fact that its reader sees, what was not asked as such, and when it was answered. */
export const healthFacts = (health: HealthSummary | null | undefined): SheetFact[] =>
  health == null ? [] : [...healthLines(health), [messages.as_of, healthAsOf(health).text]];

/** What those who treat the patient see of it, for papers that several of them read. It names nobody who answered. */
export const clinicalHealth = (stored: StoredHealth | null): HealthSummary | null =>
  healthFor(new Set(READER_PARTS.opinion), stored);

/** The allergies in a line; what was not asked as such. */
export const allergiesLine = (health: HealthSummary): string =>
  messages.fact(HEALTH_FACT_NAMES.allergies, healthText(health, 'allergies'));

export const ageText = (age: number | null | undefined): string =>
  age == null ? messages.age_unknown : messages.age(age);
