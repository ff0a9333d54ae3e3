import { type Quote, QUOTE_CATEGORY_NAMES, type QuoteGap, quoteGaps } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { messages } from './messages';
import { usdText } from './own-money';
import { quoteAnchor } from './quote-card';
import { Summary } from './quotes.styles';

const { summary: words } = messages;

/** On a phone first: total, days and what is missing, by hospital; each leads to its card. */
export function QuoteSummary({ quotes }: { quotes: readonly Quote[] }) {
  const gaps = quoteGaps(quotes);
  return (
    <Summary aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {quotes.map((quote, at) => (
          <li key={quote.id}>
            <TextLink href={`#${quoteAnchor(quote)}`} aria-label={words.open(quote.hospital.name)}>
              <bdi>{quote.hospital.name}</bdi>
            </TextLink>
            <b>{usdText(quote.total)}</b>
            <p>{words.days(daysText(quote.days_in_hospital), daysText(quote.days_in_india))}</p>
            <p>{missingText(gaps[at] ?? [], quotes.length)}</p>
          </li>
        ))}
      </ul>
    </Summary>
  );
}

const daysText = (days: number | null): string => (days === null ? words.unsaid : messages.days(days));

function missingText(gaps: readonly QuoteGap[], count: number): string | null {
  if (gaps.length > 0) return words.missing(listText(gaps.map(({ category }) => QUOTE_CATEGORY_NAMES[category])));
  return count > 1 ? words.complete : null;
}
