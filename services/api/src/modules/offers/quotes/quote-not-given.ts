import { missingTerms, type Quote, QUOTE_TERMS, type QuoteTerm } from '@ayana/contracts/journey';
import { refusedFields } from '../../../platform/app-error.js';
import { QUOTE_MESSAGES as messages } from './quote-messages.js';

/** What is still not given, once what the quote says is dropped from it. */
export const notGiven = (
  chosen: readonly QuoteTerm[],
  said: Readonly<Partial<Record<QuoteTerm, string | null | undefined>>>,
): QuoteTerm[] => QUOTE_TERMS.filter((term) => chosen.includes(term) && (said[term] ?? '') === '');

/** @throws AppError `invalid_fields` at each field that is neither said nor chosen as not given */
export function refuseUnsaid(draft: Quote): void {
  const missing = missingTerms(draft);
  if (missing.length > 0) throw refusedFields(missing.map((field) => ({ field, message: messages.missing[field] })));
}
