import { formatLocale } from '@ayana/contracts/language';
import { DAY_MESSAGES, DURATIONS, PAST } from './format-messages';
/** A time zone (IANA name or `+05:30`) and the name of its place, e.g. `{zone: 'Africa/Lagos', place: 'Lagos'}`. */
export type Zone = { zone: string; place: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const parts = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached per zone and options: creating one is far more expensive than using it. */
function formatter(zone: string, options: Intl.DateTimeFormatOptions, locale = formatLocale()): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  let known = parts.get(key);
  if (known === undefined) {
    known = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    parts.set(key, known);
  }
  return known;
}

/** `14:20`, or `2:20 PM` with `hour12`. */
export function clockTime(at: Date, zone: string, hour12 = false): string {
  return hour12
    ? formatter(zone, { hour: 'numeric', minute: '2-digit', hour12: true })
        .format(at)
        .replaceAll('\u202f', ' ')
        .toUpperCase()
    : formatter(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** The calendar day in a zone, `2026-11-20`: equal for two moments of one day. */
export function dayKey(at: Date, zone: string): string {
  // Swedish writes ISO 8601.
  return formatter(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv').format(at);
}

/** The time of day in a zone for calculations, `14:20`, in every language. */
export const clockKey = (at: Date, zone: string): string =>
  formatter(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'sv').format(at);

/** Whole calendar days from `now` to `at` in a zone: 0 today, 1 tomorrow, -1 yesterday. */
export function daysApart(at: Date, now: Date, zone: string): number {
  return Math.round((Date.parse(dayKey(at, zone)) - Date.parse(dayKey(now, zone))) / DAY);
}

/** `Fri 20 Nov`, with the year when it is another one. */
export function shortDate(at: Date, now: Date, zone: string): string {
  const sameYear = dayKey(at, zone).slice(0, 4) === dayKey(now, zone).slice(0, 4);
  return formatter(zone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  })
    .format(at)
    .replace(',', '');
}

/** A day of the calendar, which has no clock and no zone: `Mon 30 Nov`. @param day `2026-11-30` */
export const dayText = (day: string, now: Date): string => shortDate(new Date(`${day}T12:00:00Z`), now, 'UTC');

/** `today`, `tomorrow`, `yesterday`, `Thu` within six days, else `Fri 20 Nov`. */
export function dayWord(at: Date, now: Date, zone: string): string {
  const days = daysApart(at, now, zone);
  if (days === 0) return DAY_MESSAGES.today;
  if (days === 1) return DAY_MESSAGES.tomorrow;
  if (days === -1) return DAY_MESSAGES.yesterday;
  if (Math.abs(days) <= 6) return formatter(zone, { weekday: 'short' }).format(at);
  return shortDate(at, now, zone);
}

/** For lists: `14:20` today, `Thu 18:00` within a week, else `20 Nov` or `20 Nov 2025`. */
export function shortMoment(at: Date, now: Date, zone: string): string {
  const days = Math.abs(daysApart(at, now, zone));
  if (days === 0) return clockTime(at, zone);
  if (days <= 6) return `${formatter(zone, { weekday: 'short' }).format(at)} ${clockTime(at, zone)}`;
  return shortDate(at, now, zone).replace(/^\S+ /, '');
}

/** `Fri 20 November 2026, 14:20`: the full text behind every relative time. */
export function fullMoment(at: Date, zone: string): string {
  const date = formatter(zone, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }).format(at);
  return `${date.replace(',', '')}, ${clockTime(at, zone)}`;
}

/** `40 min`, `3 h`, `3 h 40 min`, `1 h 05 min`, from two days on `2 d 3 h`. Whole minutes, cut off; never negative. */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
  if (minutes < 1) return DURATIONS.moment;
  if (minutes < 60) return DURATIONS.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 48)
    return minutes % 60 === 0 ? DURATIONS.hours(hours) : DURATIONS.clock(hours, String(minutes % 60).padStart(2, '0'));
  const rest = hours % 24;
  const days = Math.floor(hours / 24);
  return rest === 0 ? DURATIONS.days(days) : DURATIONS.long(days, rest);
}

/** The specification's labels (section 2): Just now, 5m ago, 3h ago, 2d ago; the date after a week. */
export function relativeTime(at: Date, now: Date, zone: string): string {
  const past = now.getTime() - at.getTime();
  if (past < MINUTE) return PAST.now;
  if (past < HOUR) return PAST.minutes(Math.floor(past / MINUTE));
  if (past < DAY) return PAST.hours(Math.floor(past / HOUR));
  if (past < 7 * DAY) return PAST.days(Math.floor(past / DAY));
  return shortDate(at, now, zone).replace(/^\S+ /, '');
}
