import { instantAt } from '../places/index.ts';
import { todayIn } from '../rules/index.ts';
import type { ServiceRequestState } from './state-names.ts';
import { isClockRunning } from './states.ts';

/** When the desk works. */
export interface WorkingCalendar {
  /** IANA name. */
  zone: string;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  /** Days on which it does not, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No target is further away; a calendar without a working day ends here. */
const MAX_DAYS = 3660;

/** Whole minutes of working time between two instants; 0 when the second is not later. */
export function workingMinutes(from: Date, to: Date, calendar: WorkingCalendar): number {
  let total = 0;
  let day = todayIn(calendar.zone, from);
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const [opens, closes] = hoursOf(day, calendar);
    if (opens > to.getTime()) break;
    total += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
    day = nextDay(day);
  }
  return Math.floor(total / MINUTE);
}

/**
 * The instant at which so many minutes of working time have passed.
 * @throws RangeError for a calendar without working time
 */
export function addWorkingMinutes(from: Date, minutes: number, calendar: WorkingCalendar): Date {
  let left = minutes * MINUTE;
  let day = todayIn(calendar.zone, from);
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const [opens, closes] = hoursOf(day, calendar);
    const begins = Math.max(opens, from.getTime());
    const available = Math.max(0, closes - begins);
    if (available > 0 && left <= available) return new Date(begins + left);
    left -= available;
    day = nextDay(day);
  }
  throw new RangeError('The calendar has too little working time');
}

/** How long the clock of a request has been stopped. */
export interface RequestClock {
  /** When it stopped; null while it runs. */
  paused_since: Date | null;
  /** Working minutes of all stops that are over. */
  paused_minutes: number;
}

/** The clock after a request has changed its state. */
export function clockAfter(
  clock: RequestClock,
  to: ServiceRequestState,
  now: Date,
  calendar: WorkingCalendar,
): RequestClock {
  const { paused_since, paused_minutes } = clock;
  if (!isClockRunning(to)) return { paused_since: paused_since ?? now, paused_minutes };
  const stopped = paused_since === null ? 0 : workingMinutes(paused_since, now, calendar);
  return { paused_since: null, paused_minutes: paused_minutes + stopped };
}

/** Both ends of a day's working hours, in milliseconds; the same instant twice on a day without. */
function hoursOf(day: string, { zone, weekdays, opens, closes, holidays }: WorkingCalendar): [number, number] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const begins = instantAt(day, opens, zone).getTime();
  if (!weekdays.includes(weekday) || holidays.includes(day)) return [begins, begins];
  return [begins, instantAt(day, closes, zone).getTime()];
}

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
