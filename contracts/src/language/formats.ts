import { formatLocale } from './locales.ts';

/** `first name, phone and country`, in the language of this document. */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(names);

/** Whole US dollars: `$4,500`. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat(formatLocale('en-US'), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);

/** A name in the middle of a sentence: `Knee replacement` as `knee replacement`. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A text at the beginning of a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
