import { formatLocale } from '@ayana/contracts/language';

/** With its sign: `+$200`, from US cents. */
export const differenceText = (cents: number): string =>
  new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency: 'USD',
    signDisplay: 'exceptZero',
    ...(cents % 100 === 0 ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);
