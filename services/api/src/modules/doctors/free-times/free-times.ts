import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import { instantAt } from '@ayana/contracts/places';

/** Weekly hours on a doctor's own clock. */
export interface WeeklyHours {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** `09:00` or `09:00:00` */
  from_time: string;
  to_time: string;
  /** IANA name */
  time_zone: string;
  kinds: readonly ConsultationKind[];
}

/** From an instant up to, but excluding, another; milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
}

export interface FreeTime extends Interval {
  kind: ConsultationKind;
  /** Zone of its hours. */
  time_zone: string;
}

/** The instant of a wall-clock time: a day, minutes after midnight, a zone. */
export type Instants = (date: string, minutes: number, zone: string) => number;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A cache of instants: many doctors have the same hours on the same days. */
export function rememberedInstants(): Instants {
  const known = new Map<string, number>();
  return (date, minutes, zone) => {
    const key = `${date} ${minutes} ${zone}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const instant = instantAt(date, minutes, zone).getTime();
    known.set(key, instant);
    return instant;
  };
}

/**
 * The free times of a doctor, the earliest first, computed lazily.
 *
 * Hours are divided into consultations from their start, in elapsed time: when the clock jumps forward within them there are fewer, when it
 * jumps back there are more, and none begins twice.
 * @param hours of every week; those that do not offer `kind` are ignored
 * @param range times begin in it; `taken` are the doctor's other engagements, in any order
 */
export function* freeTimes(
  hours: readonly WeeklyHours[],
  kind: ConsultationKind,
  range: Interval,
  taken: readonly Interval[] = [],
  instants: Instants = rememberedInstants(),
): Generator<FreeTime, void, undefined> {
  const length = CONSULTATION_MINUTES[kind] * MINUTE_MS;
  const offered = hours.filter(({ kinds }) => kinds.includes(kind));
  if (offered.length === 0) return;
  // From the day before: hours that began then may extend into the range.
  for (let day = (Math.floor(range.start / DAY_MS) - 1) * DAY_MS; day < range.end; day += DAY_MS) {
    for (const window of windowsOf(day, offered, instants)) {
      for (let start = window.start; start + length <= window.end; start += length) {
        const end = start + length;
        if (start < range.start || start >= range.end) continue;
        if (taken.some((each) => each.start < end && start < each.end)) continue;
        yield { start, end, kind, time_zone: window.time_zone };
      }
    }
  }
}

/** The hours that begin on a day of UTC's calendar, the earliest first. */
function windowsOf(
  day: number,
  hours: readonly WeeklyHours[],
  instants: Instants,
): (Interval & { time_zone: string })[] {
  const windows: (Interval & { time_zone: string })[] = [];
  // No zone is further than fourteen hours from UTC: what begins today in UTC begins today, yesterday or tomorrow in its own calendar.
  for (const local of [day - DAY_MS, day, day + DAY_MS]) {
    const date = new Date(local);
    const weekday = date.getUTCDay() || 7;
    for (const { weekday: filters, from_time, to_time, time_zone } of hours) {
      if (filters !== weekday) continue;
      const text = date.toISOString().slice(0, 10);
      const start = instants(text, minutesOf(from_time), time_zone);
      if (start < day || start >= day + DAY_MS) continue;
      windows.push({ start, end: instants(text, minutesOf(to_time), time_zone), time_zone });
    }
  }
  return windows.sort((a, b) => a.start - b.start);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
