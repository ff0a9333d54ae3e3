import { tzOffset } from '@date-fns/tz';
import { instantAt } from '../places/index.ts';

/** Hours of the day in which no mail and no text arrives, by the clock of a zone. They may go over midnight. */
export interface QuietHours {
  /** `22:00`, inclusive. */
  from: string;
  /** `07:00`, exclusive. Not equal to `from`. */
  until: string;
  /** IANA name. */
  time_zone: string;
}

/** What is suggested to a person who has none. */
export const QUIET_HOURS_SUGGESTED = { from: '22:00', until: '07:00' } as const;

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 24 * 60 * 60_000;

/** Whether a value is a time of the day as `22:00`. */
export const isClockTime = (value: unknown): value is string => typeof value === 'string' && CLOCK_TIME.test(value);

/**
 * When the quiet hours that contain `now` end; null outside of them. A night has the length that its clock gives it: an hour more or less
 * when summer time begins or ends in it.
 */
export function quietUntil(hours: QuietHours | null, now: Date): Date | null {
  if (hours === null) return null;
  const { from, until, time_zone } = hours;
  const overMidnight = minutesOf(until) <= minutesOf(from);
  // Those that began yesterday may go on today.
  for (const days of [-1, 0]) {
    const [first, last] = [dayIn(time_zone, now, days), dayIn(time_zone, now, overMidnight ? days + 1 : days)];
    const [start, end] = [instantAt(first, minutesOf(from), time_zone), instantAt(last, minutesOf(until), time_zone)];
    if (start <= now && now < end) return end;
  }
  return null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The calendar day of a zone at an instant, and days after it: `2026-11-24`. */
function dayIn(zone: string, at: Date, days: number): string {
  const local = new Date(at.getTime() + tzOffset(zone, at) * 60_000);
  return new Date(Date.parse(local.toISOString().slice(0, 10)) + days * DAY).toISOString().slice(0, 10);
}
