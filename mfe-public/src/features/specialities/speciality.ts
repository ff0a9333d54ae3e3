import type { Department } from '@ayana/contracts/catalogue';

import type { LineStep } from '../../articles/line-steps';
import type { Source } from '../../articles/sources';

export interface SpecialityQuestion {
  /** Its anchor. */
  id: string;
  question: string;
  /** Plain text: it is also in the page's structured data. */
  answer: string;
}

/** The texts of a speciality's page; prices, hospitals and doctors come from the API. */
export interface Speciality {
  path: `/services/${string}`;
  /** For the page and the breadcrumbs. */
  title: string;
  lead: string;
  /** Departments of the price list, as the catalogue names them. */
  categories: readonly string[];
  /** The department of its hospitals, then the specialisations of its doctors. */
  departments: readonly Department[];
  /** What each procedure is, by its name in the catalogue, in the order they are shown. */
  procedures: Readonly<Record<string, string>>;
  what: readonly string[];
  helps: readonly string[];
  not_for: readonly string[];
  /** Emergencies, in which nobody should wait for us. */
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
