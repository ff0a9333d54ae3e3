import { isCalendarDate } from '@ayana/contracts/rules';

import { useVisitorClock, visitorToday } from './use-visitor-clock';
import type { VisitorClock } from './use-visitor-clock';
import { ianaZoneBehind, visitorZone } from './visitor-zone';

export interface VisitorZone {
  clock: VisitorClock | null;
  /** What the wall-clock times are in: IANA name, else offset; null while unknown. */
  zone: string | null;
  /** The IANA name to send along. */
  time_zone: string | null;
  /** `YYYY-MM-DD` where the visitor is. */
  today: string;
  /** The day the slots are shown for: the preferred one, else today. */
  day: string;
}

/** Everything about the visitor's clock that follows from the answers given so far. */
export function useVisitorZone(
  values: { timezone: string; country: string; preferredDate: string },
  offered: readonly string[],
): VisitorZone {
  const clock = useVisitorClock();
  const { timezone, country, preferredDate } = values;
  if (clock === null) return { clock, zone: null, time_zone: null, today: '', day: '' };
  const at = isCalendarDate(preferredDate) ? [clock.now, new Date(`${preferredDate}T12:00:00Z`)] : [clock.now];
  const choice = { timezone, country, device: clock.device, offered, at };
  const zone = visitorZone(choice);
  const today = visitorToday(clock, zone);
  return {
    clock,
    zone,
    time_zone: ianaZoneBehind(choice),
    today,
    day: isCalendarDate(preferredDate) ? preferredDate : today,
  };
}
