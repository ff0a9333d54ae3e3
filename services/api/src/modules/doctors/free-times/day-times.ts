import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { type FreeTime, freeTimes, type Interval, type Hours } from './free-times.js';

const HALF_HOUR_MS = 1_800_000;
const WEEK_MS = 7 * 86_400_000;

/** The half hour of UTC's day an instant lies in: 0 to 47. */
export const halfHourOf = (moment: number): number => Math.floor(moment / HALF_HOUR_MS) % 48;

/**
 * A doctor's first free time in each half hour of the day, the earliest first: users in any zone find among them the first time they are
 * awake. Hours repeat weekly, so one week is searched: what days that differ hide of
 * a half hour is left out.
 * @param from the doctor's first free time, in milliseconds since 1970
 */
export function dayTimes(
  hours: readonly Hours[],
  kind: ConsultationKind,
  from: number,
  taken: readonly Interval[],
): FreeTime[] {
  const found = new Map<number, FreeTime>();
  for (const time of freeTimes(hours, kind, { start: from, end: from + WEEK_MS }, taken)) {
    const half = halfHourOf(time.start);
    if (!found.has(half)) found.set(half, time);
  }
  return [...found.values()];
}
