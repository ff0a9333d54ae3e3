import { instantAt } from '../places/index.ts';
import { todayIn } from '../rules/index.ts';

/** How often a recurring request is made. */
export const RECURRENCE_PERIODS = ['day', 'week', 'month'] as const;
export type RecurrencePeriod = (typeof RECURRENCE_PERIODS)[number];

/** When a request is made again; days and the hour are those of the desk's zone. */
export interface Recurrence {
  every: RecurrencePeriod;
  /** Of a week: 1 is Monday, 7 is Sunday; else null. */
  weekday: number | null;
  /** Of a month; in a shorter month its last day; else null. */
  month_day: number | null;
  /** Minutes after midnight. */
  at_minutes: number;
  /** First and last day, `YYYY-MM-DD`; null: without end. */
  starts_on: string;
  ends_on: string | null;
}

const DAY = 86_400_000;
/** Two months have a day of every kind; the first day of the rule may be further away. */
const SEARCHED_DAYS = 62;
const MINUTES_OF_HOUR = 60;

const utcOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAfter = (day: string, days: number): string =>
  new Date(utcOf(day).getTime() + days * DAY).toISOString().slice(0, 10);

function isDay(day: string, { every, weekday, month_day }: Recurrence): boolean {
  const date = utcOf(day);
  if (every === 'week') return (date.getUTCDay() || 7) === weekday;
  if (every === 'day') return true;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(month_day ?? 1, last);
}

/** The first time after an instant; null when the last day is over. */
export function nextDue(rule: Recurrence, after: Date, zone: string): Date | null {
  const today = todayIn(zone, after);
  const first = rule.starts_on > today ? rule.starts_on : today;
  for (let days = 0; days <= SEARCHED_DAYS; days += 1) {
    const day = dayAfter(first, days);
    if (rule.ends_on !== null && day > rule.ends_on) return null;
    const due = instantAt(day, rule.at_minutes, zone);
    if (isDay(day, rule) && due > after) return due;
  }
  return null;
}

/** The last time until an instant, which may be it; null when there was none yet. */
export function lastDue(rule: Recurrence, until: Date, zone: string): Date | null {
  const today = todayIn(zone, until);
  const last = rule.ends_on !== null && rule.ends_on < today ? rule.ends_on : today;
  for (let days = 0; days <= SEARCHED_DAYS; days += 1) {
    const day = dayAfter(last, -days);
    if (day < rule.starts_on) return null;
    const due = instantAt(day, rule.at_minutes, zone);
    if (isDay(day, rule) && due <= until) return due;
  }
  return null;
}

/** `09:30` of minutes after midnight. */
export const clockOfMinutes = (minutes: number): string =>
  [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Minutes after midnight of `09:30`. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * MINUTES_OF_HOUR + minutes;
}
