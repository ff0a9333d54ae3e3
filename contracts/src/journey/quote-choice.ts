import type { QuoteState } from './case-parts.ts';

/** A quote with its last day; days are those of India. */
interface OfferedQuote {
  status: QuoteState;
  valid_until: string;
}

/** Whether the last day of a quote is over. @param today in India */
export const hasLapsed = ({ valid_until }: Pick<OfferedQuote, 'valid_until'>, today: string): boolean =>
  valid_until < today;

/**
 * Why a quote can be neither accepted nor declined: one of the case was accepted, or this one declined; it is not open. Null when it can.
 * @param quotes all of the case
 * @param today in India
 */
export function choiceRefusal(
  quotes: readonly Pick<OfferedQuote, 'status'>[],
  chosen: OfferedQuote,
  today: string,
): 'decided' | 'not_open' | null {
  if (chosen.status === 'declined' || quotes.some(({ status }) => status === 'accepted')) return 'decided';
  return chosen.status === 'sent' && !hasLapsed(chosen, today) ? null : 'not_open';
}

/** Why a quote cannot be sent; null when it can. */
export function sendRefusal(
  { total, valid_until }: Pick<OfferedQuote, 'valid_until'> & { total: number },
  quotes: readonly Pick<OfferedQuote, 'status'>[],
  today: string,
): 'one_accepted' | 'no_price' | 'day_passed' | null {
  if (quotes.some(({ status }) => status === 'accepted')) return 'one_accepted';
  if (total === 0) return 'no_price';
  return hasLapsed({ valid_until }, today) ? 'day_passed' : null;
}

/** One that was decided, replaced or has lapsed is not taken back. */
export const mayWithdrawQuote = (status: QuoteState): boolean => status === 'sent' || status === 'draft';
