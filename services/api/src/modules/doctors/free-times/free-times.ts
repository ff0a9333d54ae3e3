import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import { type DayHours, type Hours, type Interval, timesOff, windowsOf } from './windows.js';

export type { Hours, Interval, WeeklyHours } from './windows.js';

export interface FreeTime extends Interval {
  kind: ConsultationKind;
  /** Zone of its hours. */
  time_zone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The free times of a doctor, the earliest first, computed lazily.
 *
 * Hours are divided into consultations from their start, in elapsed time: when the clock jumps forward within them there are fewer, when it
 * jumps back there are more, and none begins twice. Hours that overlap are one window; time off takes away what overlaps it.
 * @param hours of every week, and of days that differ; those that do not offer `kind` are ignored
 * @param range times begin in it; `taken` are the doctor's other engagements, in any order
 */
export function* freeTimes(
  hours: readonly Hours[],
  kind: ConsultationKind,
  range: Interval,
  taken: readonly Interval[] = [],
): Generator<FreeTime, void, undefined> {
  const length = CONSULTATION_MINUTES[kind] * MINUTE_MS;
  const busy = [...taken, ...timesOff(hours)];
  for (const window of openWindows(hours, kind, range)) {
    for (let start = window.start; start + length <= window.end; start += length) {
      const end = start + length;
      if (start < range.start || start >= range.end) continue;
      if (busy.some((each) => each.start < end && start < each.end)) continue;
      yield { start, end, kind, time_zone: window.time_zone };
    }
  }
}

/** Whether a talk lies within the hours of its kind, and in no time off, wherever consultations would begin. */
export function isWithinHours(hours: readonly Hours[], kind: ConsultationKind, { start, end }: Interval): boolean {
  if (timesOff(hours).some((each) => each.start < end && start < each.end)) return false;
  for (const window of openWindows(hours, kind, { start, end }))
    if (window.start <= start && end <= window.end) return true;
  return false;
}

type Window = Interval & { time_zone: string };

/** The hours of a kind around a range, the earliest first. Those that overlap, across midnight of UTC too, are one. */
function* openWindows(
  hours: readonly Hours[],
  kind: ConsultationKind,
  range: Interval,
): Generator<Window, void, undefined> {
  const offered = hours.filter((each): each is DayHours => 'kinds' in each && each.kinds.includes(kind));
  if (offered.length === 0) return;
  let current: Window | undefined;
  // From the day before: hours that began then may extend into the range.
  for (let day = (Math.floor(range.start / DAY_MS) - 1) * DAY_MS; day < range.end; day += DAY_MS) {
    for (const window of windowsOf(day, offered)) {
      if (current !== undefined && window.start < current.end) {
        current.end = Math.max(current.end, window.end);
        continue;
      }
      if (current !== undefined) yield current;
      current = window;
    }
    // What begins tomorrow no longer overlaps it: nobody waits for the next hours, which may be a week away.
    if (current !== undefined && current.end <= day + DAY_MS) {
      yield current;
      current = undefined;
    }
  }
  if (current !== undefined) yield current;
}
