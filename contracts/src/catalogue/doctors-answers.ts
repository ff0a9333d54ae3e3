import type { Id, Integer } from '../shapes/index.ts';

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
