import type { Department } from './departments.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { CityRef } from './cities.ts';
import type { FreeTime, WeeklyHours } from './free-times.ts';
import type { Rating } from './lists.ts';
import type { DoctorRef } from './portrait.ts';

export interface DoctorsHospital {
  id: Id;
  slug: string | null;
  hospital_name: string;
}

export interface FacetValue {
  value: string;
  /** What is shown, where it is not the value. */
  label?: string;
  /** How many there would be with this value and all the other facets. */
  count: Integer;
}

export interface DoctorFacets {
  specialization: FacetValue[];
  city: FacetValue[];
  language: FacetValue[];
  hospital: FacetValue[];
  /** Steps of `fee_max`: at most so many US dollars. */
  fee: FacetValue[];
  /** Steps of `free_within_days`. */
  next_free: FacetValue[];
}

export interface DoctorsTreatment {
  id: Id;
  name: string;
  plain_name: string | null;
  slug: string | null;
  category: string;
}

export interface DoctorSummary extends DoctorRef {
  /** The main one first. */
  specializations: Department[];
  /** What they do, in plain names. */
  does: string[];
  qualifications: string[];
  /** @example "SAMPLE-41872" */
  registration_number: string;
  /** The council whose register contains the number. */
  council: string;
  /** An IANA name. */
  time_zone: string;
  hospital: DoctorsHospital;
  city: CityRef | null;
  next_free_at: Moment | null;
  /** The first three, by video where the doctor offers it. */
  free_times: FreeTime[];
  /** ISO 8601: the first time in each half hour of the day, within a week of `next_free_at`; of the kind shown. */
  day_times: string[];
  rating: Rating | null;
}

export interface DoctorsPage {
  items: DoctorSummary[];
  next_cursor: string | null;
  /** Doctors the facets leave, on all pages. */
  total: Integer;
  facets: DoctorFacets;
}

export interface Doctor extends DoctorSummary {
  about: string;
  procedures: DoctorsTreatment[];
  availability: WeeklyHours[];
}
