import { formatLocale } from '@ayana/contracts/language';

/** `$4,500.50` from US cents, in the language of the reader. */
export const usd = (cents: number): string =>
  new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency: 'USD',
    ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);

/** A calendar day in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
