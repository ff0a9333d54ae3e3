import { ACCREDITATIONS, DEPARTMENTS, HOSPITAL_TYPES, LANGUAGES } from '@ayana/contracts/catalogue';
import { INDIAN_CITIES } from '@ayana/contracts/places';
import { csvFacts, list, numberCell, oneOf, textCell } from './facts.js';
import { NEEDS } from './needs.js';

/** A sample hospital's written data; its other columns are generated (`hospital-rows.ts`). */
export type HospitalSeed = (typeof HOSPITALS)[number];

/**
 * All invented; the order must not change, because ids are derived from it. New ones are added at the end. Main departments are first, and
 * interpreters speak languages besides those of the city.
 */
export const HOSPITALS = csvFacts('hospitals.csv', {
  name: textCell,
  city: oneOf(INDIAN_CITIES),
  type: oneOf(HOSPITAL_TYPES),
  beds: numberCell,
  founded: numberCell,
  departments: list(oneOf(DEPARTMENTS)),
  accreditations: list(oneOf(ACCREDITATIONS)),
  interpreters: list(oneOf(LANGUAGES)),
  has: list(oneOf(NEEDS)),
  summary: textCell,
}).map((hospital) =>
  Object.assign(hospital, {
    slug: hospital.name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-hospital$/, ''),
  }),
);

/** The five built-in hospitals' texts as data, by slug. */
export const BUILT_IN_FACTS = new Map(
  csvFacts('built-in-hospitals.csv', {
    slug: textCell,
    city: oneOf(INDIAN_CITIES),
    type: oneOf(HOSPITAL_TYPES),
    founded: numberCell,
    icu_beds: numberCell,
    operating_theatres: numberCell,
    interpreters: list(oneOf(LANGUAGES)),
    has: list(oneOf(NEEDS)),
  }).map((facts) => [facts.slug, facts]),
);
