import { hasPassed, PASSED_TIME, TIME_SLOTS } from '@ayana/contracts/consultations';
import { isCalendarDate, todayIn } from '@ayana/contracts/rules';

/** What time it is, and the zone the visitor's times are in. */
export interface KnownClock {
  zone: string;
  now: Date;
}

/** The preferred time, where it is no longer ahead on a day that is (of a day that has passed the day itself is said). */
export function passedTime(
  { preferredDate, preferredTime }: { preferredDate: string; preferredTime: string },
  at: KnownClock | null,
): { field: 'preferredTime'; message: string }[] {
  const slot = TIME_SLOTS.find((each) => each === preferredTime);
  if (slot === undefined || at === null || !isCalendarDate(preferredDate)) return [];
  if (preferredDate < todayIn(at.zone, at.now) || !hasPassed(preferredDate, slot, at.zone, at.now)) return [];
  return [{ field: 'preferredTime', message: PASSED_TIME }];
}
