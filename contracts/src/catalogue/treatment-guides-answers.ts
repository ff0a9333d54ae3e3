import type { CalendarDay, Id, Integer } from '../shapes/index.ts';
import type { CityRef } from './cities.ts';
import type { DoctorSummary } from './doctors-answers.ts';
import type { Treatment } from './treatments.ts';
import type { Review } from '../content/content-answers.ts';

export interface GuideQuestion {
  question: string;
  answer: string;
}

export interface GuideHospital {
  id: Id;
  hospital_name: string;
}

export interface RelatedTreatment {
  slug: string;
  name: string;
}

export interface GuidePrice {
  hospital: GuideHospital;
  city: CityRef | null;
  accreditations: string[];
  /** Whole US dollars. */
  usd_min: Integer;
  /** Whole US dollars. */
  usd_max: Integer;
  /** @example "5-7" */
  hospital_days: string | null;
  /** @example "5-7" */
  total_days: string | null;
  valid_until: CalendarDay;
}

export interface GuideDoctor {
  /** How often they do it; null where it is not known. */
  times_a_year: Integer | null;
  doctor: DoctorSummary;
}

/** A treatment with all data of its page. */
export interface TreatmentGuide extends Treatment {
  helps_when: string[];
  not_for: string[];
  risks: string[];
  recovery: string[];
  questions_to_ask: string[];
  faq: GuideQuestion[];
  written_on: CalendarDay;
  /** Null where no doctor has read it. */
  review: Review | null;
  /** What each hospital asks, the lowest price first. */
  prices: GuidePrice[];
  /** Those with the next free time first, at most six. */
  doctors: GuideDoctor[];
  /** All doctors who do it. */
  doctors_total: Integer;
  /** Others of the category that have a page, by name. */
  related: RelatedTreatment[];
}
