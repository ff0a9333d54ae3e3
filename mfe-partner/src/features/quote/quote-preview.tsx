import {
  QUOTE_FACT_ROWS,
  QuoteCategoryRow,
  QuoteFactRow,
  QuoteFacts,
  QuoteFrame,
  QuoteHeading,
  QuoteRows,
  QuoteTotal,
  type ShownQuoteFacts,
} from '@ayana/case-kit/quote';
import {
  compareQuotes,
  QUOTE_CATEGORY_NAMES,
  type QuoteLine,
  quoteTotal,
  quoteWithExtras,
} from '@ayana/contracts/journey';

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

/** A quote as the patient reads it, drawn with the parts of the patient's comparison. */
export function QuotePreview({ quote, hospital, until }: QuotePreviewProps) {
  const { lines } = quote;
  const categories = compareQuotes([quote]);
  const rows = QUOTE_FACT_ROWS + 1 + categories.length;
  return (
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
  );
}
