/**
 * What a quote says before it is sent, by the names of its fields: or that the hospital does not give it, chosen on purpose. The patient
 * compares quotes by it, and cannot tell what was forgotten from what is not offered.
 */
export const QUOTE_TERMS = ['doctor_id', 'room_class', 'refund_terms', 'exclusions'] as const;
export type QuoteTerm = (typeof QUOTE_TERMS)[number];

interface SaidTerms {
  surgeon: object | null;
  room_class: string | null;
  refund_terms: string | null;
  exclusions: string | null;
}

const isSaid = (quote: SaidTerms, term: QuoteTerm): boolean => {
  const value = term === 'doctor_id' ? quote.surgeon : quote[term];
  return value !== null && value !== '';
};

/** What a quote neither says nor names as not given: it cannot be sent without. */
export const missingTerms = (quote: SaidTerms & { not_given: readonly QuoteTerm[] }): QuoteTerm[] =>
  QUOTE_TERMS.filter((term) => !isSaid(quote, term) && !quote.not_given.includes(term));
