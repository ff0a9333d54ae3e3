import type { Integer } from '../shapes/index.ts';
import { INDIAN_CITIES } from '../places/index.ts';

export type CityName = (typeof INDIAN_CITIES)[number];
export type CitySlug = Lowercase<CityName>;

/** A city's slug in addresses: `/destinations/chennai`, `?city=chennai`. */
export function citySlug<Name extends CityName>(name: Name): Lowercase<Name> {
  return name.toLowerCase() as Lowercase<Name>;
}

export const CITY_SLUGS: readonly CitySlug[] = INDIAN_CITIES.map((name) => citySlug(name));

export const LODGING_TIERS = ['guest_house', 'serviced_flat', 'hotel'] as const;

export interface Lodging {
  tier: (typeof LODGING_TIERS)[number];
  /** A night for two, indicative, whole US dollars. */
  usd_min: Integer;
  usd_max: Integer;
  note: string;
}
