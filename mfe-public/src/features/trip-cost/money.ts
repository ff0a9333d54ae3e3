import { converted, rateOf } from '@ayana/contracts/trip';

/** `4500` US dollars in a currency of the rate table, rounded and formatted in English: `BDT 550,000`. */
export function moneyText(usd: number, currency: string): string {
  const rate = rateOf(currency) ?? { currency: 'USD', per_usd: 1 };
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: rate.currency,
    currencyDisplay: rate.currency === 'USD' ? 'symbol' : 'code',
    maximumFractionDigits: 0,
  })
    .format(converted(usd, rate))
    .replaceAll('\u{A0}', ' ');
}
