import { formatLocale } from '@ayana/contracts/language';

/** A calendar day in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
