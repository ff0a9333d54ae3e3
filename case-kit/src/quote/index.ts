export {
  formOf as quoteFormOf,
  lineOf as quoteLineOf,
  lineProblems,
  type LineValues,
  movedLines,
  newLine,
  NO_TERMS,
  quoteProblems,
  sendProblems,
  termsOf as quoteTermsOf,
  type TypedTerms,
  valuesOf as quoteValuesOf,
} from './quote-values';
export { PricedFields, StayFields } from './quote-fields';
export { QuoteFrame, QuoteHeading, QuoteRow, QuoteRows } from './quote-parts.styles';
export {
  QUOTE_FACT_ROWS,
  QuoteCategoryRow,
  type QuoteCategoryRowProps,
  QuoteFactRow,
  QuoteFacts,
  QuoteTotal,
  type ShownQuoteFacts,
} from './quote-rows';
export { NotGiven, termNames, termsToSay } from './not-given';
export { QuoteQuestions } from './quote-questions';
export { OneSumNotice } from './one-sum-notice';
export { QuotePreview, type TypedQuote } from './quote-preview';
export { SendQuoteDialog } from './send-quote-dialog';
export { QuoteStateChip } from './quote-state-chip';
export { addQuote, changeQuote, type QuoteForm, saveQuote, sendQuote, useQuotes } from './quotes';
export { WithdrawQuoteDialog } from './withdraw-dialog';
