import type { FacetValue } from './doctors-answers.ts';
import type { CalendarDay, Integer } from '../shapes/index.ts';

export interface LinkedPartner {
  company_name: string;
  status: 'active' | 'inactive';
}

export interface HospitalContact {
  phone: string;
  email: string;
  website: string;
}

export interface HospitalDetails {
  about: string;
  infrastructure: readonly string[];
  accreditations: readonly string[];
  departments: readonly string[];
  contact: HospitalContact;
}

export interface PriceRange {
  /** Indicative, whole US dollars. */
  usd_min: Integer;
  usd_max: Integer;
  valid_until: CalendarDay;
}

/** The lowest price of a hospital, and its treatment. */
export interface PriceFrom {
  /** Indicative, whole US dollars. */
  usd: Integer;
  /** Its plain name. */
  treatment: string;
}

/** How many each value would leave with all the other filters unchanged; the most frequent first. */
export interface HospitalFacets {
  city: FacetValue[];
  department: FacetValue[];
  accreditation: FacetValue[];
  language: FacetValue[];
  type: FacetValue[];
  /** Steps of `price_max`: at most so many US dollars. */
  price_max: FacetValue[];
  /** At most so many minutes. */
  airport_max: FacetValue[];
  /** At least so many. */
  beds_min: FacetValue[];
  /** `always` where the desk is open at any hour. */
  desk: FacetValue[];
}
