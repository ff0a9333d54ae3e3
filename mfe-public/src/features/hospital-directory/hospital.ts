import type { components } from '@ayana/contracts/api';
import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import type { BuiltInHospital } from '@ayana/contracts/hospitals';

/** A partner hospital as the API lists it (spec section 3, partner_hospitals). */
export type PartnerHospital = components['schemas']['PartnerHospitalDto'];

const BUILT_IN_BY_ID = new Map<string, BuiltInHospital>(BUILT_IN_HOSPITALS.map((hospital) => [hospital.id, hospital]));

/** One of the five built-in hospitals, by its fixed id. */
export function builtInHospital(id: string): BuiltInHospital | undefined {
  return BUILT_IN_BY_ID.get(id.toLowerCase());
}

/** What the API lists beyond the five. */
export function beyondBuiltIn(hospitals: readonly PartnerHospital[]): PartnerHospital[] {
  return hospitals.filter(({ id }) => !BUILT_IN_BY_ID.has(id));
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The built-in hospitals whose name, place, specialties or departments hold every word of a search. */
export function matchingHospitals(term: string): BuiltInHospital[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return BUILT_IN_HOSPITALS.filter(({ name, location, specialties, details }) => {
    // At the start of a word: urology is not in neurology.
    const text = ` ${fold([name, location, ...specialties, ...details.departments].join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return words.every((word) => text.includes(` ${word}`));
  });
}
