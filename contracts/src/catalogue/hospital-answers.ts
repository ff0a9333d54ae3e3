import type { PriceRange } from './partner-hospitals-answers.ts';
import type { Id, Integer } from '../shapes/index.ts';
import type { CityRef } from './cities.ts';

export interface DepartmentDoctors {
  department: string;
  /** Doctors of it who consult through Ayana. */
  doctors: Integer;
}

export interface HospitalPrice extends PriceRange {
  treatment_id: Id;
  treatment_name: string;
  plain_name: string | null;
  treatment_slug: string | null;
  category: string;
  /** @example "5-7" */
  hospital_days: string | null;
  /** @example "18-21" */
  total_days: string | null;
  inclusions: string[];
  exclusions: string[];
}

export interface GalleryPicture {
  /**
   * Names the drawing.
   * @example "room"
   */
  scene: string;
  caption: string;
}

export interface HospitalCity extends CityRef {
  state: string;
  airport_name: string;
  airport_code: string;
}
