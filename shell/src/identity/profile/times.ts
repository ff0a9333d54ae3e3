import { dayKey, fullMoment, relativeTime } from '@ayana/shared-ui/time';

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How long ago, and the whole moment behind it, in the reader's own zone. */
export function spoken(at: string, now: Date = new Date(), zone: string = here()): { short: string; full: string } {
  const moment = new Date(at);
  return { short: relativeTime(moment, now, zone), full: fullMoment(moment, zone) };
}

/** `Fri 20 November 2026, 14:20` where the reader is. */
export const written = (at: string, zone: string = here()): string => fullMoment(new Date(at), zone);

/** Today where the reader is, `2026-11-20`. */
export const today = (now: Date = new Date(), zone: string = here()): string => dayKey(now, zone);
