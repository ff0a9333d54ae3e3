import { formatLocale } from '@ayana/contracts/language';

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface WeekInfo {
  firstDay: number;
}

/** The day a week begins with where the reader's language is spoken; Monday where the browser does not know. */
export function weekStart(locale = formatLocale()): Weekday {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  const first = known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay;
  return WEEKDAYS.find((day) => day === first) ?? 1;
}

/** The days of a week with their names, beginning as the reader's weeks do. */
export function weekdayNames(style: 'long' | 'short' = 'long'): { day: Weekday; name: string }[] {
  const format = new Intl.DateTimeFormat(formatLocale(), { weekday: style, timeZone: 'UTC' });
  const first = weekStart();
  return WEEKDAYS.map((_day, index) => WEEKDAYS[(first - 1 + index) % 7] ?? 1).map((day) => ({
    day,
    // The first of January 2024 was a Monday.
    name: format.format(Date.UTC(2024, 0, day)),
  }));
}

/** `Friday, 25 December 2026` of `2026-12-25`. */
export function dayName(date: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
