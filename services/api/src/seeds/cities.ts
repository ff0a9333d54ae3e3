import { citySlug, DEPARTMENTS, LANGUAGES } from '@ayana/contracts/catalogue';
import { INDIAN_CITIES } from '@ayana/contracts/places';
import { csvFacts, list, numberCell, oneOf, textCell } from './facts.js';

const CLIMATES = Map.groupBy(
  csvFacts('climates.csv', {
    climate: textCell,
    season: textCell,
    months: textCell,
    low_c: numberCell,
    high_c: numberCell,
    note: textCell,
  }),
  ({ climate }) => climate,
);

/** What a night for two may cost: `14-28`, US dollars. */
const range = (cell: string) => {
  const [usd_min = NaN, usd_max = NaN] = cell.split('-').map(Number);
  if (!(usd_min <= usd_max)) throw new TypeError(`"${cell}" is no range of prices`);
  return { usd_min, usd_max };
};

const LODGING = [
  ['guest_house', 'A room with its own bathroom, near the hospital. Breakfast is usually included.'],
  ['serviced_flat', 'One bedroom and a kitchen, cleaned every other day. Good for a recovery of some weeks.'],
  ['hotel', 'A lift, a restaurant, and staff at the desk all night.'],
] as const;

export type CitySeed = (typeof CITIES)[number];

/** The cities of the contracts, in their order. Distances, climate and prices are rounded and indicative, as of November 2026. */
export const CITIES = csvFacts('cities.csv', {
  name: oneOf(INDIAN_CITIES),
  state: textCell,
  latitude: numberCell,
  longitude: numberCell,
  airport_name: textCell,
  airport_code: textCell,
  airport_minutes: numberCell,
  languages: list(oneOf(LANGUAGES)),
  specialities: list(oneOf(DEPARTMENTS)),
  climate: oneOf([...CLIMATES.keys()]),
  guest_house: range,
  serviced_flat: range,
  hotel: range,
  summary: textCell,
}).map(({ climate, guest_house, serviced_flat, hotel, ...city }) => {
  const prices = { guest_house, serviced_flat, hotel };
  return Object.assign(city, {
    slug: citySlug(city.name),
    climate: (CLIMATES.get(climate) ?? []).map(({ climate: _climate, ...season }) => season),
    lodging: LODGING.map(([tier, note]) => Object.assign({ tier, note }, prices[tier])),
  });
});
