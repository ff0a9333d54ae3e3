import type { Id, Integer } from '../shapes/index.ts';
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

export interface Season {
  /** @example "Monsoon" */
  season: string;
  /** @example "July to September" */
  months: string;
  /** Of an ordinary night. */
  low_c: Integer;
  /** Of an ordinary day. */
  high_c: Integer;
  note: string;
}

/** The price of a treatment at one hospital of a city. */
export interface CityPrice {
  hospital_id: Id;
  hospital_name: string;
  /** Indicative, whole US dollars. */
  usd_min: Integer;
  usd_max: Integer;
}

/** A treatment that at least one hospital of a city offers. */
export interface CityTreatment {
  id: Id;
  /** @example "knee-replacement" */
  slug: string | null;
  name: string;
  /** The name in everyday words. */
  plain_name: string | null;
  category: string;
  /** @example "5-7" */
  hospital_days: string | null;
  /** @example "14-21" */
  total_days_in_india: string | null;
  /** One row a hospital, the lowest price first. */
  prices: CityPrice[];
}

export interface CityTreatments {
  /** By category, then by name. */
  items: CityTreatment[];
}

/** A reference to a city. */
export interface CityRef {
  slug: string;
  name: string;
}

export interface City extends CityRef {
  id: Id;
  state: string;
  summary: string;
  latitude: number;
  longitude: number;
  airport_name: string;
  /** @example "MAA" */
  airport_code: string;
  /** By road to the hospitals, on an ordinary day. */
  airport_minutes: Integer;
  languages: string[];
  /** Departments the city is known for. */
  specialities: string[];
  /** In the order of a year. */
  climate: Season[];
  /** The cheapest tier first. */
  lodging: Lodging[];
  /** Hospitals with an active partner. */
  hospitals_count: Integer;
  /** Doctors of these hospitals. */
  doctors_count: Integer;
}

export interface CitiesPage {
  items: City[];
  /** Always null: all of them come at once. */
  next_cursor: string | null;
}
