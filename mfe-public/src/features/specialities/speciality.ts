import type { Department } from '@ayana/contracts/catalogue';

import type { LineStep } from '../../articles/line-steps';
import type { Source } from '../../articles/sources';

export interface SpecialityQuestion {
  /** Names its anchor. */
  id: string;
  question: string;
  /** Plain text: it stands in the page's structured data too. */
  answer: string;
}

/** Everything one speciality's page says; prices, hospitals and doctors are read from the API. */
export interface Speciality {
  path: `/services/${string}`;
  /** On the page, and in the trail above it. */
  title: string;
  lead: string;
  /** Departments of the price list, as the catalogue names them. */
  categories: readonly string[];
  /** The department its hospitals have, then every specialisation of its doctors. */
  departments: readonly Department[];
  /** What each procedure is, by its name in the catalogue, in the order they are shown. */
  procedures: Readonly<Record<string, string>>;
  what: readonly string[];
  helps: readonly string[];
  not_for: readonly string[];
  /** When nobody should wait for us. */
  urgent: string;
  send: readonly (readonly [paper: string, why: string])[];
  days: readonly string[];
  course: readonly LineStep[];
  risks: readonly (readonly [risk: string, what: string])[];
  quality: readonly string[];
  questions: readonly SpecialityQuestion[];
  sources: readonly Source[];
  next_title: string;
  next_text: string;
}
