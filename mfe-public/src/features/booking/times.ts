import { INDIA_ZONE } from '@ayana/contracts/places';
import { clockTime, dayKey, shortDate } from '@ayana/shared-ui/time';

import type { BookableDoctor } from './doctor';
import { BOOKING_MESSAGES as TEXTS } from './messages';

/** The two clocks a time is told by. */
export interface Clocks {
  /** The reader's; the doctor's where the reader's is not known or the same. */
  zone: string;
  /** Whether the reader's own is known, and another. */
  own: boolean;
  there: string;
  city: string;
}

export function clocksOf({ time_zone, city }: Pick<BookableDoctor, 'time_zone' | 'city'>, zone: string | null): Clocks {
  const there = time_zone || INDIA_ZONE;
  return { zone: zone ?? there, own: zone !== null, there, city: city?.name ?? TEXTS.india };
}

/** What people call a zone's place: `Nairobi`. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The doctor's clock at a moment, with the day where it is another than the reader's. */
export function clockThere(at: Date, { zone, there }: Clocks): string {
  const time = clockTime(at, there);
  return dayKey(at, zone) === dayKey(at, there) ? time : `${time}, ${shortDate(at, at, there).slice(0, 3)}`;
}

/** `Tue 24 Nov, 07:30`, on the reader's clock. */
export const shortTime = (at: Date, { zone }: Pick<Clocks, 'zone'>): string =>
  `${shortDate(at, at, zone)}, ${clockTime(at, zone)}`;

/** `Tue 24 Nov, 07:30 your time, 10:00 in Kochi`. */
export function bothTimes(at: Date, clocks: Clocks): string {
  const there = clockThere(at, clocks);
  const { city, own } = clocks;
  return own
    ? `${shortDate(at, at, clocks.zone)}, ${TEXTS.spoken(clockTime(at, clocks.zone), there, city)}`
    : `${shortTime(at, clocks)} in ${city}`;
}
