import { project } from './coast/projection.ts';
import type { MapFrame } from './coast/projection.ts';

export const indiaCoastFrame = { width: 720, height: 960 } as const;

/** The map's projection, for what else is drawn on it. */
export const indiaCoastMap: MapFrame = { scale: 29, west: 66.6, anchor: { lat: 13.08, y: 621 } };

/** Longitude and latitude of the cities of the seed, in degrees. */
const places = {
  Chennai: [80.27, 13.08],
  Delhi: [77.21, 28.61],
  Gurugram: [77.03, 28.46],
  Mumbai: [72.88, 19.08],
  Bengaluru: [77.59, 12.97],
  Hyderabad: [78.49, 17.39],
  Kolkata: [88.36, 22.57],
  Kochi: [76.27, 9.93],
  Pune: [73.86, 18.52],
  Ahmedabad: [72.57, 23.02],
  Coimbatore: [76.96, 11.02],
  Vellore: [79.13, 12.92],
  Chandigarh: [76.78, 30.73],
  Amritsar: [74.87, 31.63],
  Visakhapatnam: [83.22, 17.69],
  Goa: [73.83, 15.49],
  Jaipur: [75.79, 26.91],
  Noida: [77.39, 28.54],
  Faridabad: [77.32, 28.41],
  Thiruvananthapuram: [76.94, 8.52],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type CoastCity = keyof typeof places;

export interface CityPoint {
  readonly x: number;
  readonly y: number;
  /** On which side of the dot the name reads best. */
  readonly anchor: 'start' | 'end';
  /** Named on the map by default; the others are small dots. */
  readonly major: boolean;
}

const toTheLeft = new Set<string>(['Mumbai', 'Goa', 'Bengaluru', 'Kochi', 'Kolkata', 'Thiruvananthapuram']);
/** Too near to Delhi for dots of their own. */
export const capitalSuburbs: readonly string[] = ['Gurugram', 'Noida', 'Faridabad'];
const minor = new Set<string>([...capitalSuburbs, 'Chandigarh', 'Vellore', 'Coimbatore', 'Thiruvananthapuram']);

/** Where the cities lie on india-coast.svg, in its units (720 x 960). */
export const cityPoints: Readonly<Record<CoastCity, CityPoint>> = Object.fromEntries(
  Object.entries(places).map(([city, [lon, lat]]) => [
    city,
    { ...project(indiaCoastMap, lon, lat), anchor: toTheLeft.has(city) ? 'end' : 'start', major: !minor.has(city) },
  ]),
) as Record<CoastCity, CityPoint>;
