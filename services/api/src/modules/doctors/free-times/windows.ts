import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { instantAt } from '@ayana/contracts/places';
import { LRUCache } from 'lru-cache';

/** From an instant up to, but excluding, another; milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
}

/** Weekly hours on a doctor's own clock. */
export interface WeeklyHours {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** `09:00` or `09:00:00`; `24:00` ends a day. */
  from_time: string;
  to_time: string;
  /** IANA name */
  time_zone: string;
  kinds: readonly ConsultationKind[];
}

/** Days of the doctor's calendar, `YYYY-MM-DD`, the last one included. */
interface Days {
  first_day: string;
  last_day: string;
}

/** Hours of some days beside the weekly ones, the same on each. */
export type ExtraHours = Omit<WeeklyHours, 'weekday'> & Days;

/** Time off: whole days, or the same hours of each. */
export interface TimeOff extends Days {
  from_time: string | null;
  to_time: string | null;
  time_zone: string;
}

/** Hours that open a day. */
export type DayHours = WeeklyHours | ExtraHours;

/** What decides when a doctor consults: a list of these, in any order. */
export type Hours = DayHours | TimeOff;

const DAY_MS = 86_400_000;

/** A list has the same hours of the same days many times over, and what a zone's clock shows takes long to find out. */
const intervals = new LRUCache<string, Readonly<Interval>>({ max: 20_000 });
const dates = new LRUCache<number, string>({ max: 1000 });

/** The hours that begin on a day of UTC's calendar, the earliest first. */
export function windowsOf(day: number, hours: readonly DayHours[]): (Interval & { time_zone: string })[] {
  const windows: (Interval & { time_zone: string })[] = [];
  // No zone is further than fourteen hours from UTC: what begins today in UTC begins today, yesterday or tomorrow in its own calendar.
  for (const local of [day - DAY_MS, day, day + DAY_MS]) {
    const weekday = new Date(local).getUTCDay() || 7;
    const date = dateOf(local);
    for (const each of hours) {
      if ('weekday' in each ? each.weekday !== weekday : date < each.first_day || date > each.last_day) continue;
      const { from_time, to_time, time_zone } = each;
      const { start, end } = intervalOf(date, from_time, to_time, time_zone);
      if (start >= day && start < day + DAY_MS) windows.push({ start, end, time_zone });
    }
  }
  return windows.sort((a, b) => a.start - b.start);
}

/** When a doctor is off, as instants. */
export function timesOff(hours: readonly Hours[]): Interval[] {
  return hours.flatMap((each) => ('kinds' in each ? [] : offOf(each)));
}

function offOf({ first_day, last_day, from_time, to_time, time_zone }: TimeOff): Interval[] {
  if (from_time === null || to_time === null) {
    const { start } = intervalOf(first_day, '00:00', '24:00', time_zone);
    return [{ start, end: intervalOf(last_day, '00:00', '24:00', time_zone).end }];
  }
  const found: Interval[] = [];
  for (let day = Date.parse(first_day); day <= Date.parse(last_day); day += DAY_MS)
    found.push(intervalOf(dateOf(day), from_time, to_time, time_zone));
  return found;
}

/** Hours of a day on the clock of a zone, as instants. */
function intervalOf(date: string, from: string, to: string, zone: string): Readonly<Interval> {
  const key = `${date} ${from} ${to} ${zone}`;
  let known = intervals.get(key);
  if (known === undefined) {
    const instantOf = (time: string): number => instantAt(date, minutesOf(time), zone).getTime();
    known = { start: instantOf(from), end: instantOf(to) };
    intervals.set(key, known);
  }
  return known;
}

function dateOf(moment: number): string {
  let known = dates.get(moment);
  if (known === undefined) {
    known = new Date(moment).toISOString().slice(0, 10);
    dates.set(moment, known);
  }
  return known;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
