import { formatLocale } from '@ayana/contracts/language';
import { TRIP_MESSAGES as TEXTS } from './messages';
import { converted, rateOf } from '@ayana/contracts/trip';

/** `4500` US dollars in a currency of the rate table, rounded and formatted: `BDT 550,000`. */
export function moneyText(usd: number, currency: string): string {
  const rate = rateOf(currency) ?? { currency: 'USD', per_usd: 1 };
  return new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency: rate.currency,
    currencyDisplay: rate.currency === 'USD' ? 'symbol' : 'code',
    maximumFractionDigits: 0,
  })
    .format(converted(usd, rate))
    .replaceAll('\u{A0}', ' ');
}

/** `BDT 500,000 to BDT 550,000`, or one amount where both are equal. */
export function moneyRange(low: number, high: number, currency: string): string {
  const [least, most] = [moneyText(low, currency), moneyText(high, currency)];
  return least === most ? least : TEXTS.range(least, most);
}
