export { QuoteFrame, QuoteHeading, QuoteLineList, QuotePrice, QuoteRow, QuoteRows } from './quote-parts.styles';
export {
  QUOTE_FACT_ROWS,
  QuoteCategoryRow,
  type QuoteCategoryRowProps,
  QuoteFactRow,
  QuoteFacts,
  QuoteTotal,
  type ShownQuoteFacts,
} from './quote-rows';
