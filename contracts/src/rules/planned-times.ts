import { formatLocale } from '../language/index.ts';

const DAY = 24 * 60 * 60_000;
/** What has just begun is still entered as planned, in milliseconds. */
const BACK = DAY;
/** Two years: what is planned later is most likely a slip in the year. */
const AHEAD = 731 * DAY;

/** Why a time is hardly that of a plan: it has `passed`, or it is `distant`, which is asked about. Null for one that can be. */
export type PlannedTimeFault = 'passed' | 'distant';

/** Of an instant, such as a pickup. @param back how far it may be back, in milliseconds; a day otherwise */
export function plannedTimeFault(at: Date, now: Date, back: number = BACK): PlannedTimeFault | null {
  const away = at.getTime() - now.getTime();
  return away < -back ? 'passed' : away > AHEAD ? 'distant' : null;
}

/** Of a day, `YYYY-MM-DD`, such as an admission. @param today where the day is */
export function plannedDayFault(day: string, today: string): PlannedTimeFault | null {
  if (day < today) return 'passed';
  return Date.parse(day) - Date.parse(today) > AHEAD ? 'distant' : null;
}

/** "Tuesday, 1 December 2026 at 10:45" on the clock of a zone, in the language of the reader. */
export const momentText = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(at);

/** "1 December 2026", of `YYYY-MM-DD`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
