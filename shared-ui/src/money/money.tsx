import { formatLocale } from '@ayana/contracts/language';

export interface MoneyProps {
  /** In whole units of the currency, or with a fraction. */
  amount: number;
  /** ISO 4217. Default USD. */
  currency?: string;
}

/** `$4,500`, `₹3,75,000.50`: the currency's fraction only where there is one. */
export function moneyText(amount: number, currency = 'USD'): string {
  return new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  }).format(amount);
}

/** An amount in the reader's language, read as one number and never wrapped. */
export function Money({ amount, currency = 'USD' }: MoneyProps) {
  return (
    <data value={amount} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {moneyText(amount, currency)}
    </data>
  );
}
