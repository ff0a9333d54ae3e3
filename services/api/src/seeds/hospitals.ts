import type { AccreditationBody, CityName, Department, HospitalType, Language } from '@ayana/contracts/catalogue';
import { IN_LARGE_CITIES } from './hospitals/large-cities.js';
import { IN_OTHER_CITIES } from './hospitals/other-cities.js';
import type { Need } from './treatment-texts.js';

/** A sample hospital's written data; its other columns are generated (`hospital-rows.ts`). */
export interface HospitalSeed {
  slug: string;
  name: string;
  city: CityName;
  type: HospitalType;
  beds: number;
  founded: number;
  /** Its main departments first. */
  departments: readonly Department[];
  accreditations: readonly AccreditationBody[];
  /** The interpreters' languages besides those of the city. */
  interpreters: readonly Language[];
  has: readonly Need[];
  summary: string;
}

/** All invented; the order must not change, because ids are derived from it. New ones are added at the end. */
export const HOSPITALS: readonly HospitalSeed[] = [...IN_LARGE_CITIES, ...IN_OTHER_CITIES].map(
  ([name, city, type, beds, founded, departments, accreditations, interpreters, has, summary]) => ({
    slug: name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-hospital$/, ''),
    name,
    city,
    type,
    beds,
    founded,
    departments,
    accreditations,
    interpreters,
    has,
    summary,
  }),
);
