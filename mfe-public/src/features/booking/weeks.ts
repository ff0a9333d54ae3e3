import { BOOKING_HORIZON_DAYS } from '@ayana/contracts/catalogue';
import { dayKey, shortDate } from '@ayana/shared-ui/time';

import type { FreeTime } from './doctor';

const DAY = 86_400_000;

export interface Day {
  /** `2026-11-24`, on the reader's calendar. */
  key: string;
  label: string;
  times: FreeTime[];
}

/** The number of weeks that can be booked, from today. */
export const WEEKS = BOOKING_HORIZON_DAYS / 7;

/** The week of a time, counted from today in the user's zone: 0 is today and the next six days. */
export function weekOf(at: Date, now: Date, zone: string): number {
  return Math.floor((Date.parse(dayKey(at, zone)) - Date.parse(dayKey(now, zone))) / (7 * DAY));
}

/** The free times of a week by day in the user's zone; days without any are left out. */
export function daysOf(times: readonly FreeTime[], week: number, now: Date, zone: string): Day[] {
  const days = new Map<string, Day>();
  for (const time of times) {
    const at = new Date(time.starts_at);
    if (weekOf(at, now, zone) !== week) continue;
    const key = dayKey(at, zone);
    const day = days.get(key) ?? { key, label: shortDate(at, now, zone), times: [] };
    day.times.push(time);
    days.set(key, day);
  }
  return [...days.values()];
}

/** First and last day of a week from today. */
export function weekEnds(week: number, now: Date): { from: Date; to: Date } {
  const from = now.getTime() + week * 7 * DAY;
  return { from: new Date(from), to: new Date(from + 6 * DAY) };
}
