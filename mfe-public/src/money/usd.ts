import { formatLocale } from '@ayana/contracts/language';

import { MONEY_MESSAGES } from './messages';

const dollars = new Intl.NumberFormat(formatLocale('en-US'), {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole US dollars, such as `$15,000`. */
export const usd = (amount: number): string => dollars.format(amount);

/** A range such as `$4,500 to $8,000`; one amount where both ends are equal, null where neither is known. */
export function usdRange(low: number | null, high: number | null): string | null {
  if (low === null && high === null) return null;
  if (low === null || high === null || low === high) return usd(low ?? high ?? 0);
  return MONEY_MESSAGES.range(usd(low), usd(high));
}
