import { dayKey, fullMoment, relativeTime, shortDate } from '@ayana/shared-ui/time';

const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time as relative and full text, in the device's zone. */
export function spoken(
  at: string,
  now: Date = new Date(),
  zone: string = deviceZone(),
): { short: string; full: string } {
  const moment = new Date(at);
  return { short: relativeTime(moment, now, zone), full: fullMoment(moment, zone) };
}

/** `Fri 20 November 2026, 14:20` in the zone of the device. */
export const written = (at: string, zone: string = deviceZone()): string => fullMoment(new Date(at), zone);

/** Today in the zone of the device, `2026-11-20`. */
export const today = (now: Date = new Date(), zone: string = deviceZone()): string => dayKey(now, zone);

/** `Fri 20 Nov`, with another year's number, of a day such as `2026-11-20`. */
export const dayWritten = (day: string, now: Date = new Date()): string => shortDate(new Date(day), now, 'UTC');
