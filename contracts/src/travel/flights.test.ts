import { COUNTRIES } from '../places/index.ts';
import { estimatedFlightHours, FLIGHT_ORIGINS, kilometresBetween } from './flights.ts';

const DELHI = { latitude: 28.6, longitude: 77.2 };
const CHENNAI = { latitude: 13.1, longitude: 80.3 };
const from = (airport: string) => {
  const found = FLIGHT_ORIGINS.find((each) => each.airport === airport);
  if (found === undefined) throw new Error(`${airport} is no origin.`);
  return found;
};

it('the distance is the great circle’s', () => {
  // Great-circle distances by the usual calculators: London to Delhi some 6,720 km, Dhaka to Chennai some 1,600 km.
  expect(kilometresBetween(from('LHR'), DELHI)).toBeGreaterThan(6650);
  expect(kilometresBetween(from('LHR'), DELHI)).toBeLessThan(6800);
  expect(kilometresBetween(from('DAC'), CHENNAI)).toBeGreaterThan(1550);
  expect(kilometresBetween(from('DAC'), CHENNAI)).toBeLessThan(1650);
  expect(kilometresBetween(DELHI, DELHI)).toBe(0);
});

it.each([
  ['LHR', DELHI, 9],
  ['DAC', CHENNAI, 3],
  ['CMB', CHENNAI, 2],
])('a flight from %s is estimated in half hours', (airport, to, hours) => {
  expect(estimatedFlightHours(from(airport), to)).toBe(hours);
});

it('each country has one airport', () => {
  expect(new Set(FLIGHT_ORIGINS.map(({ country }) => country)).size).toBe(FLIGHT_ORIGINS.length);
});

it('each origin is an airport of its country, in the right hemispheres', () => {
  for (const { country, name, airport } of FLIGHT_ORIGINS) {
    const place = COUNTRIES.find(({ code }) => code === country);
    expect([airport, name.endsWith(`, ${place?.name}`)]).toEqual([airport, true]);
    expect(airport).toMatch(/^[A-Z]{3}$/);
  }
  const countries = (which: (origin: (typeof FLIGHT_ORIGINS)[number]) => boolean) =>
    FLIGHT_ORIGINS.filter(which).map(({ country }) => country);
  expect(countries(({ latitude }) => latitude < 0)).toEqual(['AU', 'KE', 'MU', 'TZ']);
  expect(countries(({ longitude }) => longitude < 0)).toEqual(['CA', 'GB', 'US']);
});
