import { BROCHURE_PAPER_MESSAGES as T } from './texts/messages.js';

/** Whole US dollars: `$4,500`. */
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** `$4,500 to $8,000`; one amount when only one is known. */
export function formatPrice(min: number | null, max: number | null): string {
  const from = min ?? max;
  const to = max ?? min;
  if (from === null || to === null) return T.not_known;
  return from === to ? dollars(from) : T.from_to(dollars(from), dollars(to));
}

/** The bounds of days in words, `5-7` or `21`; null when nothing is known. */
export function daysRange(days: string | null): readonly [least: number, most: number] | null {
  const numbers = days?.match(/\d+/g)?.map(Number);
  const [least, most = least] = numbers ?? [];
  return least === undefined || most === undefined ? null : [least, most];
}
