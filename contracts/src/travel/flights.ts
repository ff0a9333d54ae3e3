/** A place on the globe, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface FlightOrigin extends Place {
  /** ISO 3166-1 alpha-2 of the country it represents. */
  readonly country: string;
  readonly name: string;
  readonly airport: string;
}

const origin = (country: string, name: string, airport: string, latitude: number, longitude: number): FlightOrigin => ({
  country,
  name,
  airport,
  latitude,
  longitude,
});

/** Origins of flights, one large airport per country; coordinates of the airports, to a tenth of a degree. */
export const FLIGHT_ORIGINS: readonly FlightOrigin[] = [
  origin('AF', 'Kabul, Afghanistan', 'KBL', 34.6, 69.2),
  origin('AU', 'Sydney, Australia', 'SYD', -33.9, 151.2),
  origin('BH', 'Manama, Bahrain', 'BAH', 26.3, 50.6),
  origin('BD', 'Dhaka, Bangladesh', 'DAC', 23.8, 90.4),
  origin('CA', 'Toronto, Canada', 'YYZ', 43.7, -79.6),
  origin('ET', 'Addis Ababa, Ethiopia', 'ADD', 9, 38.8),
  origin('FR', 'Paris, France', 'CDG', 49, 2.5),
  origin('DE', 'Frankfurt, Germany', 'FRA', 50, 8.6),
  origin('IQ', 'Baghdad, Iraq', 'BGW', 33.3, 44.2),
  origin('KZ', 'Almaty, Kazakhstan', 'ALA', 43.4, 77),
  origin('KE', 'Nairobi, Kenya', 'NBO', -1.3, 36.9),
  origin('KW', 'Kuwait City, Kuwait', 'KWI', 29.2, 48),
  origin('MV', 'Malé, Maldives', 'MLE', 4.2, 73.5),
  origin('MU', 'Plaisance, Mauritius', 'MRU', -20.4, 57.7),
  origin('MM', 'Yangon, Myanmar', 'RGN', 16.9, 96.1),
  origin('NP', 'Kathmandu, Nepal', 'KTM', 27.7, 85.4),
  origin('NG', 'Lagos, Nigeria', 'LOS', 6.6, 3.3),
  origin('OM', 'Muscat, Oman', 'MCT', 23.6, 58.3),
  origin('QA', 'Doha, Qatar', 'DOH', 25.3, 51.6),
  origin('RU', 'Moscow, Russia', 'SVO', 56, 37.4),
  origin('SA', 'Riyadh, Saudi Arabia', 'RUH', 25, 46.7),
  origin('LK', 'Colombo, Sri Lanka', 'CMB', 7.2, 79.9),
  origin('TZ', 'Dar es Salaam, Tanzania', 'DAR', -6.9, 39.2),
  origin('UG', 'Entebbe, Uganda', 'EBB', 0, 32.4),
  origin('AE', 'Dubai, United Arab Emirates', 'DXB', 25.3, 55.4),
  origin('GB', 'London, United Kingdom', 'LHR', 51.5, -0.5),
  origin('US', 'New York, United States', 'JFK', 40.6, -73.8),
  origin('UZ', 'Tashkent, Uzbekistan', 'TAS', 41.3, 69.3),
];

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shortest way between two places, in kilometres (haversine formula). */
export function kilometresBetween(from: Place, to: Place): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const share =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share));
}

/** An airliner's usual speed, and the time for take-off, landing and detours. */
const KILOMETRES_PER_HOUR = 820;
const EXTRA_HOURS = 0.75;

/**
 * Hours of a direct flight, estimated from the distance: at 820 km an hour, plus three quarters of an hour for take-off, landing and
 * detours; rounded up to half hours. Not every pair of airports has a direct flight.
 */
export function estimatedFlightHours(from: Place, to: Place): number {
  return Math.ceil((kilometresBetween(from, to) / KILOMETRES_PER_HOUR + EXTRA_HOURS) * 2) / 2;
}
