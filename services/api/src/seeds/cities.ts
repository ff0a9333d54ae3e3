import { citySlug } from '@ayana/contracts/catalogue';
import { LARGE_CITIES } from './cities/large.js';
import { OTHER_CITIES } from './cities/other.js';
import type { CitySeed } from './cities/city-seed.js';

export type { CitySeed } from './cities/city-seed.js';

/** The cities of the contracts, in their order. Distances, climate and prices are rounded and indicative, as of November 2026. */
export const CITIES: readonly CitySeed[] = [...LARGE_CITIES, ...OTHER_CITIES].map((city) =>
  Object.assign({ slug: citySlug(city.name) }, city),
);
