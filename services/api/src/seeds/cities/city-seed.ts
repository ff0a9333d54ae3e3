import type { CityName, Language } from '@ayana/contracts/catalogue';

/** Months in words, and average night and day temperatures in the shade. */
export interface Season {
  season: string;
  months: string;
  low_c: number;
  high_c: number;
  note: string;
}

/** A night for two, indicative as of November 2026. */
export interface Lodging {
  tier: 'guest_house' | 'serviced_flat' | 'hotel';
  usd_min: number;
  usd_max: number;
  note: string;
}

export interface CitySeed {
  slug: string;
  name: CityName;
  state: string;
  summary: string;
  latitude: number;
  longitude: number;
  airport_name: string;
  airport_code: string;
  airport_minutes: number;
  languages: readonly Language[];
  specialities: readonly string[];
  climate: readonly Season[];
  lodging: readonly Lodging[];
}

/** A city as written in this folder. */
export type Written = Omit<CitySeed, 'slug'>;

/** Seasons in the order of the year: months, low, high, note. */
type Year = readonly (readonly [months: string, low: number, high: number, note: string])[];

const SEASONS = ['Winter', 'Summer', 'Monsoon', 'After the rains'] as const;

export const year = (seasons: Year): Season[] =>
  seasons.map(([months, low_c, high_c, note], index) => ({
    season: SEASONS[index] ?? '',
    months,
    low_c,
    high_c,
    note,
  }));

export const NORTH = year([
  ['December to February', 7, 21, 'Cool and dry. Fog may delay flights in the early morning.'],
  ['March to June', 22, 39, 'Hot and dry, hottest in May.'],
  ['July to September', 26, 35, 'Humid, with heavy showers.'],
  ['October and November', 15, 30, 'Mild. In November the air is often polluted.'],
]);
export const EAST_COAST = year([
  ['January and February', 21, 30, 'Dry and pleasant.'],
  ['March to June', 26, 37, 'Hot and humid. Rooms have air conditioning.'],
  ['July to September', 25, 34, 'Warm, with short showers in the evening.'],
  ['October to December', 23, 30, 'The rainy months, with heavy rain on some days.'],
]);
export const WEST_COAST = year([
  ['December to February', 19, 31, 'Dry and mild.'],
  ['March to May', 24, 33, 'Warm and humid.'],
  ['June to September', 25, 30, 'Heavy rain. Allow more time for every drive.'],
  ['October and November', 23, 33, 'Warm and drying.'],
]);
export const MALABAR = year([
  ['December to February', 23, 31, 'Dry and mild.'],
  ['March to May', 25, 33, 'Warm and humid, with evening showers.'],
  ['June to September', 23, 29, 'Heavy rain, above all in June and July.'],
  ['October and November', 23, 30, 'A second, lighter rain.'],
]);
export const PLATEAU = year([
  ['December to February', 16, 28, 'Dry, cool in the evening.'],
  ['March to May', 21, 35, 'Warm and dry.'],
  ['June to September', 20, 29, 'Mild, with rain in the afternoon.'],
  ['October and November', 18, 28, 'Mild.'],
]);

/** Guest house, serviced flat, hotel: lowest and highest price of a night. */
export const lodging = (...[guest, flat, hotel]: readonly (readonly [number, number])[]): Lodging[] => [
  {
    tier: 'guest_house',
    usd_min: guest?.[0] ?? 0,
    usd_max: guest?.[1] ?? 0,
    note: 'A room with its own bathroom, near the hospital. Breakfast is usually included.',
  },
  {
    tier: 'serviced_flat',
    usd_min: flat?.[0] ?? 0,
    usd_max: flat?.[1] ?? 0,
    note: 'One bedroom and a kitchen, cleaned every other day. Good for a recovery of some weeks.',
  },
  {
    tier: 'hotel',
    usd_min: hotel?.[0] ?? 0,
    usd_max: hotel?.[1] ?? 0,
    note: 'A lift, a restaurant, and staff at the desk all night.',
  },
];
