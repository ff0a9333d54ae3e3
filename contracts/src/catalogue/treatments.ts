import type { Department } from './departments.ts';
import type { TreatmentUpkeep } from '../editing/index.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';

export const COMPLEXITY_LEVELS = ['low', 'medium', 'high'] as const;
export type ComplexityLevel = (typeof COMPLEXITY_LEVELS)[number];

export interface Treatment {
  id: Id;
  name: string;
  category: string;
  complexity_level: ComplexityLevel;
  description: string | null;
  /** @example "knee-replacement" */
  slug: string | null;
  /**
   * The name in everyday words.
   * @example "Knee replacement"
   */
  plain_name: string | null;
  /** The department that does it. */
  department: Department | null;
  /**
   * What people say they have.
   * @example ["worn knee"]
   */
  conditions_in_plain_words: string[];
  /** When a doctor last read the text. */
  reviewed_on: CalendarDay | null;
  /** That doctor. */
  reviewer_id: Id | null;
  is_active: boolean;
  /** Indicative, whole US dollars. */
  india_usd_min: Integer | null;
  /** Indicative, whole US dollars. */
  india_usd_max: Integer | null;
  /** Indicative, whole US dollars. */
  us_usd_min: Integer | null;
  /** Indicative, whole US dollars. */
  us_usd_max: Integer | null;
  /** @example "5-7" */
  hospital_days: string | null;
  /** @example "5-7" */
  total_days_in_india: string | null;
  /** Where prices and days were read. */
  source: string | null;
  created_at: Moment;
  updated_at: Moment;
  /** For staff only. */
  upkeep?: TreatmentUpkeep;
}

export interface TreatmentsPage {
  items: Treatment[];
  next_cursor: string | null;
}
