import { formatLocale } from '@ayana/contracts/language';
const month = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-06-24` -> `June 2027`. */
export const monthText = (date: string): string => month.format(new Date(date));

/** From this many days before its end something "expires soon": treatments are planned months ahead. */
const SOON_DAYS = 183;
const DAY_MS = 86_400_000;

export type Validity = 'valid' | 'soon' | 'expired';

/** Whether something with an expiry date is still valid. @param today both days as `YYYY-MM-DD` */
export function validityOf(valid_until: string, today: string): Validity {
  const left = (Date.parse(valid_until) - Date.parse(today)) / DAY_MS;
  if (left < 0) return 'expired';
  return left <= SOON_DAYS ? 'soon' : 'valid';
}
