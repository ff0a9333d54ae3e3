import type { CityTreatment } from './load-city';
import { byCategory, pricesByHospital } from './prices';

const treatment = (name: string, category: string, prices: readonly (readonly [string, number])[]): CityTreatment => ({
  id: name,
  slug: name,
  name,
  plain_name: null,
  category,
  hospital_days: '2',
  total_days_in_india: '7',
  prices: prices.map(([hospital_id, usd_min]) => ({ hospital_id, hospital_name: hospital_id, usd_min, usd_max: 9999 })),
});
const TREATMENTS = [
  treatment('crown', 'Dental', [['north', 120]]),
  treatment('bypass', 'Cardiac', [
    ['south', 4500],
    ['north', 5000],
  ]),
  treatment('root canal', 'Dental', [['north', 90]]),
];

it('a hospital’s price is its lowest of any treatment', () => {
  expect([...pricesByHospital(TREATMENTS)]).toEqual([
    ['north', { count: 3, from: 90 }],
    ['south', { count: 1, from: 4500 }],
  ]);
});

it('treatments are grouped by category', () => {
  expect(byCategory(TREATMENTS).map(([category, all]) => [category, all.map(({ name }) => name)])).toEqual([
    ['Dental', ['crown', 'root canal']],
    ['Cardiac', ['bypass']],
  ]);
});
