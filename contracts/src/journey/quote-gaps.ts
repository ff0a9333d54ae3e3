import type { QuoteCategory } from './case-parts.ts';
import { compareQuotes, type QuoteLine } from './quotes.ts';

type PricedLine = Pick<QuoteLine, 'category' | 'quantity' | 'unit_price' | 'included'>;

/** One sum for everything: what it includes cannot be compared with another quote. */
export const isOneSum = (lines: readonly Pick<QuoteLine, 'included'>[]): boolean =>
  lines.filter(({ included }) => included).length === 1;

/** What is not in the price of a quote. */
export interface QuoteGap {
  category: QuoteCategory;
  /** `extra`: named with a price of its own; `not_mentioned`: another quote names it. */
  state: 'extra' | 'not_mentioned';
  /** Of `extra`, in US cents; 0 for what is not mentioned. */
  amount: number;
}

/** What is missing in the price of each quote, in their order. */
export function quoteGaps(quotes: readonly { lines: readonly PricedLine[] }[]): QuoteGap[][] {
  const compared = compareQuotes(quotes);
  return quotes.map((_quote, at) =>
    compared.flatMap(({ category, shares }): QuoteGap[] => {
      const share = shares[at];
      if (share === undefined || share.state === 'included') return [];
      return [{ category, state: share.state, amount: share.amount }];
    }),
  );
}
