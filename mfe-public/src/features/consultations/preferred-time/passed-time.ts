import { hasPassed, PASSED_TIME, TIME_SLOTS } from '@ayana/contracts/consultations';
import { isCalendarDate, todayIn } from '@ayana/contracts/rules';

/** The current time, and the visitor's zone. */
export interface KnownClock {
  zone: string;
  now: Date;
}

/** The preferred time, if it has passed today; past days are reported at the day's field. */
export function passedTime(
  { preferredDate, preferredTime }: { preferredDate: string; preferredTime: string },
  at: KnownClock | null,
): { field: 'preferredTime'; message: string }[] {
  const slot = TIME_SLOTS.find((each) => each === preferredTime);
  if (slot === undefined || at === null || !isCalendarDate(preferredDate)) return [];
  if (preferredDate < todayIn(at.zone, at.now) || !hasPassed(preferredDate, slot, at.zone, at.now)) return [];
  return [{ field: 'preferredTime', message: PASSED_TIME }];
}
