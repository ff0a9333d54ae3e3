import { slotInstant, TIME_SLOTS } from '@ayana/contracts/consultations';
import type { TimeSlot } from '@ayana/contracts/consultations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';

export interface SlotTime {
  slot: TimeSlot;
  instant: Date | null;
  /** The same moment on Chennai's clock, such as `7:30 PM` or `2:30 AM, next day`; null while the visitor's zone is unknown. */
  india: string | null;
}

const indiaClock = new Intl.DateTimeFormat('en-US', { timeZone: INDIA_ZONE, hour: 'numeric', minute: '2-digit' });

/** A moment on Chennai's clock in the slots' own format, with the day when it is not `day` (`YYYY-MM-DD`). */
export function inIndia(instant: Date, day: string): string {
  // Newer ICU data puts a narrow no-break space before AM/PM; the slots' texts have a plain one.
  const clock = indiaClock.format(instant).replaceAll('\u202f', ' ');
  const indiaDay = todayIn(INDIA_ZONE, instant);
  if (indiaDay === day) return clock;
  return `${clock}, ${indiaDay > day ? 'next day' : 'day before'}`;
}

/**
 * The eight slots with both times.
 * @param day `YYYY-MM-DD` of the visitor; the difference depends on it where there is summer time
 * @param zone IANA name or `+03:00`; null while it is unknown
 */
export function slotTimes(day: string, zone: string | null): SlotTime[] {
  return TIME_SLOTS.map((slot) => {
    if (zone === null) return { slot, instant: null, india: null };
    const instant = slotInstant(day, slot, zone);
    return { slot, instant, india: inIndia(instant, day) };
  });
}
