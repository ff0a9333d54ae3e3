import type { components } from '@ayana/contracts/api';

export type City = components['schemas']['CityDto'];
export type Season = City['climate'][number];

/** A hospital as a city names it. */
export interface CityHospital {
  id: string;
  hospital_name: string;
  city: { slug: string } | null;
}

/** Warmest ordinary day somebody who recovers should walk in, in degrees. */
const MILD_C = 31;

/** Months in which one can be out of doors at noon and dry: mild, and without rain in the season's note. */
export const isGood = ({ high_c, note }: Season): boolean => high_c <= MILD_C && !/\brain|shower/i.test(note);

/** The good months of a city in words: `January and February`; several stretches are joined. */
export const goodMonths = (climate: readonly Season[]): string =>
  climate
    .filter(isGood)
    .map(({ months }) => months)
    .join(', ');

/** Hospitals of each city by its slug. */
export function byCity(hospitals: readonly CityHospital[]): ReadonlyMap<string, CityHospital[]> {
  const cities = new Map<string, CityHospital[]>();
  for (const hospital of hospitals) {
    if (hospital.city === null) continue;
    cities.set(hospital.city.slug, [...(cities.get(hospital.city.slug) ?? []), hospital]);
  }
  return cities;
}
