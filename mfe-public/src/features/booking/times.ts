import { INDIA_ZONE } from '@ayana/contracts/places';
import { clockTime, dayKey, shortDate, useHour12 } from '@ayana/shared-ui/time';

import { useVisitorZone } from '../../time/use-visitor-zone';
import type { BookableDoctor } from './doctor';
import { BOOKING_MESSAGES as TEXTS } from './messages';

/** The two zones a time is shown in. */
export interface Clocks {
  /** The user's zone; the doctor's where it is unknown or the same. */
  zone: string;
  /** Whether the user's zone is known and differs. */
  own: boolean;
  there: string;
  city: string;
  /** Whether the reader's clock has 12 hours. */
  hour12: boolean;
}

/** @param known the reader's zone where the server knows it from an earlier answer */
export function useClocks(
  { time_zone, city }: Pick<BookableDoctor, 'time_zone' | 'city'>,
  known: string | null = null,
): Clocks {
  const zone = useVisitorZone(known);
  const hour12 = useHour12();
  const there = time_zone || INDIA_ZONE;
  return { zone: zone ?? there, own: zone !== null, there, city: city?.name ?? TEXTS.india, hour12 };
}

/** A time in the doctor's zone, with the day where it differs from the user's. */
export function clockThere(at: Date, { zone, there, hour12 }: Clocks): string {
  const time = clockTime(at, there, hour12);
  return dayKey(at, zone) === dayKey(at, there) ? time : `${time}, ${shortDate(at, at, there).slice(0, 3)}`;
}

/** `Tue 24 Nov, 07:30`, on the reader's clock. */
export const shortTime = (at: Date, { zone, hour12 }: Pick<Clocks, 'zone' | 'hour12'>): string =>
  `${shortDate(at, at, zone)}, ${clockTime(at, zone, hour12)}`;

/** `Tue 24 Nov, 07:30 your time, 10:00 in Kochi`. */
export function bothTimes(at: Date, clocks: Clocks): string {
  const there = clockThere(at, clocks);
  const { city, own } = clocks;
  return own
    ? `${shortDate(at, at, clocks.zone)}, ${TEXTS.spoken(clockTime(at, clocks.zone, clocks.hour12), there, city)}`
    : TEXTS.spoken_there(shortTime(at, clocks), city);
}
