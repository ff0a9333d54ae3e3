import { formatLocale } from '@ayana/contracts/language';

const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words. @param month `YYYY-MM` */
export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
