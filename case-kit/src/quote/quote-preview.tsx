import {
  compareQuotes,
  isOneSum,
  QUOTE_CATEGORY_NAMES,
  type QuoteLine,
  quoteTotal,
  quoteWithExtras,
} from '@ayana/contracts/journey';
import { Notice } from '@ayana/shared-ui/notice';
import { messages } from './messages';
import { QuoteFrame, QuoteHeading, QuoteRows } from './quote-parts.styles';
import {
  QUOTE_FACT_ROWS,
  QuoteCategoryRow,
  QuoteFactRow,
  QuoteFacts,
  QuoteTotal,
  type ShownQuoteFacts,
} from './quote-rows';

/** A quote as it is typed. */
export interface TypedQuote extends ShownQuoteFacts {
  lines: readonly QuoteLine[];
}

export interface QuotePreviewProps {
  quote: TypedQuote;
  hospital: string;
  /** The last day on which it can be accepted, in words, and what that is called. */
  until: { label: string; text: string | null };
}

/** A quote as the patient reads it, drawn with the parts of the patient's comparison; above it, what the hospital should know. */
export function QuotePreview({ quote, hospital, until }: QuotePreviewProps) {
  const { lines } = quote;
  const categories = compareQuotes([quote]);
  const rows = QUOTE_FACT_ROWS + 1 + categories.length;
  return (
    <>
      {isOneSum(lines) ? <Notice>{messages.oneSum.hospital}</Notice> : null}
      <QuoteFrame as="article" $rows={rows + 2} $chosen={false} aria-label={hospital}>
        <QuoteHeading>
          <h3 dir="auto">{hospital}</h3>
        </QuoteHeading>
        <QuoteTotal total={quoteTotal(lines)} withExtras={quoteWithExtras(lines)} />
        <QuoteRows $rows={rows}>
          <QuoteFactRow name={until.label} value={until.text} />
          <QuoteFacts quote={quote}>
            {categories.map(({ category, shares: [share] }) =>
              share === undefined ? null : (
                <QuoteCategoryRow key={category} name={QUOTE_CATEGORY_NAMES[category]} share={share} />
              ),
            )}
          </QuoteFacts>
        </QuoteRows>
      </QuoteFrame>
    </>
  );
}
