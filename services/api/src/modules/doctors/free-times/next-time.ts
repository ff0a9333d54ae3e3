import { BOOKING_HORIZON_DAYS, BOOKING_NOTICE_HOURS, type ConsultationKind } from '@ayana/contracts/catalogue';
import { freeTimes, type Interval, type Hours } from './free-times.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOTICE_MS = BOOKING_NOTICE_HOURS * HOUR_MS;
const HORIZON_MS = BOOKING_HORIZON_DAYS * DAY_MS;
/** How far beyond the horizon a doctor without a free time is searched, to know when the next one can be booked. */
const BEYOND_MS = 7 * DAY_MS;

/** An engagement of a doctor; a held one is free again at `held_until`, in milliseconds since 1970. */
export interface Engagement extends Interval {
  /** Null when booked. */
  held_until: number | null;
}

/** A doctor's first bookable time, and how long it stays valid if nothing is booked, held or released. */
export interface NextTime {
  /** Milliseconds since 1970; null for none within the horizon. */
  start: number | null;
  /** The first instant at which `start` may change. */
  valid_until: number;
}

/** The bookable range at an instant: after the notice, within the horizon. */
export function bookable(now: number): Interval {
  return { start: now + NOTICE_MS, end: now + HORIZON_MS };
}

/**
 * Finds the first free time of a doctor.
 * @param taken engagements that are live at `now`, in any order
 * @param now milliseconds since 1970
 */
export function nextTime(
  hours: readonly Hours[],
  kind: ConsultationKind,
  taken: readonly Engagement[],
  now: number,
): NextTime {
  const open = bookable(now);
  const looked = { start: open.start, end: open.end + BEYOND_MS };
  const first = freeTimes(hours, kind, looked, taken).next().value;
  const ends = taken.flatMap(({ held_until }) => (held_until === null ? [] : [held_until]));
  const until = (moment: number): number => Math.min(moment, ...ends);
  if (first === undefined) return { start: null, valid_until: until(now + BEYOND_MS) };
  // A time can be booked up to and including the instant at which the notice, or the horizon, reaches it.
  if (first.start < open.end) return { start: first.start, valid_until: until(first.start - NOTICE_MS + 1) };
  return { start: null, valid_until: until(first.start - HORIZON_MS + 1) };
}
