import { formatLocale } from '@ayana/contracts/language';
const FORMAT = new Intl.DateTimeFormat(formatLocale(), {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `2026-11-03` -> `3 November 2026`. */
export const longDate = (day: string): string => FORMAT.format(new Date(day));
