import type { Id, Integer } from '../shapes/index.ts';

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
