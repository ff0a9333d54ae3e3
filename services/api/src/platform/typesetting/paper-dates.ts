import { formatLocale } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';

/** Dates as papers say them, in the current language. */
const inWords = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), options);

/** A calendar day: `28 November 2026`. @param day `2026-11-28` */
export const dayText = (day: string): string =>
  inWords({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The day of a moment, in India unless another zone is given. */
export const dayOfMoment = (at: Date | string, timeZone = INDIA_ZONE): string =>
  inWords({ dateStyle: 'long', timeZone }).format(new Date(at));

/** A moment in India: `28 Nov 2026, 14:05`. */
export const momentText = (at: Date | string, dateStyle: 'medium' | 'long' = 'medium'): string =>
  inWords({ dateStyle, timeStyle: 'short', timeZone: INDIA_ZONE }).format(new Date(at));
