import { FLIGHT_ORIGINS } from '../travel/index.ts';
import { RATES } from './rates.ts';
import { TRIP_ROOMS } from './tables.ts';
import type { TripRoom } from './tables.ts';

export const TRIP_LODGINGS = ['guest_house', 'serviced_flat', 'hotel'] as const;
export type TripLodging = (typeof TRIP_LODGINGS)[number];

export const TRIP_DAYS = { least: 1, most: 180 } as const;
export const TRIP_MAX_ATTENDANTS = 4;

/** The choices a trip estimate is calculated from; also the names of the address's parameters. Contains nothing about the user. */
export interface TripChoice {
  /** Slugs of the catalogue; empty when nothing is chosen yet. */
  treatment: string;
  city: string;
  /** Days in India, from arrival to departure; null for as many as the treatment takes. */
  days: number | null;
  attendants: number;
  room: TripRoom;
  lodging: TripLodging;
  /** Whether visas are still to be paid. */
  visa: boolean;
  /** ISO 3166-1 alpha-2 of the country of departure; empty for no flight. */
  from: string;
  /** ISO 4217. */
  currency: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugOf = (text: string | undefined): string =>
  text !== undefined && text.length <= 80 && SLUG.test(text) ? text : '';

function wholeNumber(text: string | undefined, least: number, most: number): number | null {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return null;
  return Math.min(Math.max(Number(text), least), most);
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** The parameters of an address that contain a choice. */
export type TripParameters = Readonly<Record<string, string | undefined>>;

/** Reads a choice from an address; missing or invalid values get their defaults. */
export function readTripChoice(query: TripParameters): TripChoice {
  return {
    treatment: slugOf(query['treatment']),
    city: slugOf(query['city']),
    days: wholeNumber(query['days'], TRIP_DAYS.least, TRIP_DAYS.most),
    attendants: wholeNumber(query['attendants'], 0, TRIP_MAX_ATTENDANTS) ?? 1,
    room: oneOf(TRIP_ROOMS, query['room'], 'single'),
    lodging: oneOf(TRIP_LODGINGS, query['lodging'], 'guest_house'),
    visa: query['visa'] !== 'no',
    from: oneOf(['', ...FLIGHT_ORIGINS.map(({ country }) => country)], query['from'], ''),
    currency: oneOf(
      RATES.map(({ currency }) => currency),
      query['currency'],
      'USD',
    ),
  };
}

/** The parameters of a choice, from which `readTripChoice` reads the same choice. */
export function tripParameters({ days, attendants, visa, ...rest }: TripChoice): Record<string, string> {
  return {
    ...rest,
    days: days === null ? '' : String(days),
    attendants: String(attendants),
    visa: visa ? 'yes' : 'no',
  };
}
