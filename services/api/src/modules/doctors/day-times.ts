import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { type FreeTime, freeTimes, type Instants, type Interval, type WeeklyHours } from './free-times.js';

const HALF_HOUR_MS = 1_800_000;
const WEEK_MS = 7 * 86_400_000;

/** Which half hour of UTC's day a moment lies in: 0 to 47. */
export const halfHourOf = (moment: number): number => Math.floor(moment / HALF_HOUR_MS) % 48;

/**
 * A doctor's first free time in each half hour of the day, the earliest first: anyone who looks at the list, and wherever they
 * live, finds the first time they are awake among them. Hours repeat by the week, so a week is looked at.
 * @param from the doctor's first free time of all, in milliseconds since 1970
 */
export function dayTimes(
  hours: readonly WeeklyHours[],
  kind: ConsultationKind,
  from: number,
  taken: readonly Interval[],
  instants: Instants,
): FreeTime[] {
  const found = new Map<number, FreeTime>();
  for (const time of freeTimes(hours, kind, { start: from, end: from + WEEK_MS }, taken, instants)) {
    const half = halfHourOf(time.start);
    if (!found.has(half)) found.set(half, time);
  }
  return [...found.values()];
}
