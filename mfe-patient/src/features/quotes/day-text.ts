import { formatLocale } from '@ayana/contracts/language';

const DAY = new Intl.DateTimeFormat(formatLocale(), {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day in words. @param day `YYYY-MM-DD` */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words. @param month `YYYY-MM` */
export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
