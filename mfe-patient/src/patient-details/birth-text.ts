import { formatLocale } from '@ayana/contracts/language';

/** `4 May 1990` of `1990-05-04`. */
export const birthText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
