export {
  formOf as quoteFormOf,
  lineOf as quoteLineOf,
  lineProblems,
  type LineValues,
  movedLines,
  newLine,
  NO_TERMS,
  quoteProblems,
  termsOf as quoteTermsOf,
  type TypedTerms,
  valuesOf as quoteValuesOf,
} from './quote-values';
