import { fullMoment, relativeTime } from '@ayana/shared-ui/time';

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
