import { formatLocale } from '@ayana/contracts/language';

const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day. @param day `YYYY-MM-DD` */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
