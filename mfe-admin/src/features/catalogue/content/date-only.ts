import { formatLocale } from '@ayana/contracts/language';

const day = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-26` as the reader writes days. */
export const dateOnly = (date: string): string => day.format(new Date(date));
