import { isCalendarDate } from '@ayana/contracts/rules';

import type { KnownClock } from './passed-time';
import { visitorToday } from './use-visitor-clock';
import type { VisitorClock } from './use-visitor-clock';
import { ianaZoneBehind, visitorZone } from './visitor-zone';

export interface VisitorTimes {
  clock: VisitorClock | null;
  /** The zone of the wall-clock times: IANA name, else offset; null while unknown. */
  zone: string | null;
  /** The IANA name to send along. */
  time_zone: string | null;
  /** Zone and current time, for checking the preferred time; null while one is unknown. */
  known: KnownClock | null;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  today: string;
  /** The day the slots are shown for: the preferred one, else today. */
  day: string;
  /** Whether the preferred day is today, so that some times have passed. */
  isToday: boolean;
}

/** The visitor's zone, day and times, derived from the current answers. */
export function visitorTimes(
  clock: VisitorClock | null,
  values: { timezone: string; country: string; preferredDate: string },
  offered: readonly string[],
): VisitorTimes {
  const { timezone, country, preferredDate } = values;
  if (clock === null) return { clock, zone: null, time_zone: null, known: null, today: '', day: '', isToday: false };
  const at = isCalendarDate(preferredDate) ? [clock.now, new Date(`${preferredDate}T12:00:00Z`)] : [clock.now];
  const choice = { timezone, country, device: clock.device, offered, at };
  const zone = visitorZone(choice);
  const today = visitorToday(clock, zone);
  return {
    clock,
    zone,
    time_zone: ianaZoneBehind(choice),
    known: zone === null ? null : { zone, now: clock.now },
    today,
    day: isCalendarDate(preferredDate) ? preferredDate : today,
    isToday: preferredDate === today,
  };
}
