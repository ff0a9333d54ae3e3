import type { BrochureSpeciality } from '@ayana/contracts/brochures';

/** A treatment of the catalogue, as a brochure shows it. Prices in whole US dollars, days in words: `5-7`. */
export interface BrochureTreatment {
  name: string;
  plain_name: string | null;
  description: string | null;
  india_usd_min: number | null;
  india_usd_max: number | null;
  us_usd_min: number | null;
  us_usd_max: number | null;
  hospital_days: string | null;
  total_days_in_india: string | null;
  source: string | null;
}

/** A partner hospital that is recommended for treatments of the speciality. */
export interface BrochureHospital {
  hospital_name: string;
  city: string;
  bed_capacity: number | null;
  /** How many of the brochure's treatments it is recommended for. */
  treatments: number;
}

/** The catalogue data of a brochure. */
export interface BrochureFacts {
  treatments: readonly BrochureTreatment[];
  hospitals: readonly BrochureHospital[];
  /** Day of the newest change in those rows, `2026-11-22`. */
  as_of: string;
}

/** The texts about one speciality. */
export interface SpecialityTexts {
  speciality: BrochureSpeciality;
  title: string;
  lead: string;
  /** The catalogue categories of its treatments. */
  categories: readonly string[];
  /** Scene of the cover, and the icon of the speciality. */
  scene: string;
  sign: string;
  what: readonly string[];
  helps: readonly string[];
  ask_again: readonly string[];
  days: string;
  send: readonly (readonly [paper: string, why: string])[];
  questions: readonly string[];
  urgent: string;
}
