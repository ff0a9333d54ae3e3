import { slotInstant, TIME_SLOTS } from '@ayana/contracts/consultations';
import type { TimeSlot } from '@ayana/contracts/consultations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { clockTime } from '@ayana/shared-ui/time';

export interface SlotTime {
  slot: TimeSlot;
  instant: Date | null;
  /** The same moment on Chennai's clock, such as `19:30` or `2:30 AM, next day`; null while the visitor's zone is unknown. */
  india: string | null;
}

/** A slot in the user's clock format: `9:00 AM`, or `09:00`. */
export const slotText = (slot: TimeSlot, hour12: boolean): string =>
  hour12 ? slot : clockTime(slotInstant('2026-01-01', slot, 'UTC'), 'UTC');

/** A time in Chennai, with the day when it is not `day` (`YYYY-MM-DD`). */
export function inIndia(instant: Date, day: string, hour12: boolean): string {
  const clock = clockTime(instant, INDIA_ZONE, hour12);
  const indiaDay = todayIn(INDIA_ZONE, instant);
  if (indiaDay === day) return clock;
  return `${clock}, ${indiaDay > day ? 'next day' : 'day before'}`;
}

/**
 * The eight slots with both times.
 * @param day `YYYY-MM-DD` of the visitor; the difference depends on it where there is summer time
 * @param zone IANA name or `+03:00`; null while it is unknown
 */
export function slotTimes(day: string, zone: string | null, hour12: boolean): SlotTime[] {
  return TIME_SLOTS.map((slot) => {
    if (zone === null) return { slot, instant: null, india: null };
    const instant = slotInstant(day, slot, zone);
    return { slot, instant, india: inIndia(instant, day, hour12) };
  });
}
