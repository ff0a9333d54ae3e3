import { type Quote, QUOTE_CATEGORY_NAMES, quoteGaps, quoteTotal } from '@ayana/contracts/journey';
import { Steps } from './dialog.styles';
import { messages } from './dialog-messages';
import { usdText } from './own-money';

const { notIncluded: words } = messages.accept;

/** What is not in the price: in the words of the hospital, named with a price of its own, and what only another quote names. */
export function NotIncluded({ quote, others }: { quote: Quote; others: readonly Quote[] }) {
  const extras = quote.lines.filter(({ included }) => !included);
  const gaps = quoteGaps(others)[others.findIndex(({ id }) => id === quote.id)] ?? [];
  const missing = gaps.filter(({ state }) => state === 'not_mentioned');
  const isNotGiven = quote.exclusions === null && quote.not_given.includes('exclusions');
  const isNone = extras.length === 0 && missing.length === 0 && quote.exclusions === null && !isNotGiven;
  return (
    <Steps>
      <h3>{words.title}</h3>
      {quote.exclusions === null ? null : <p dir="auto">{quote.exclusions}</p>}
      {isNotGiven ? <p>{words.notGiven}</p> : null}
      {isNone ? <p>{words.none}</p> : null}
      <ul>
        {extras.map((line) => (
          <li key={line.id}>{words.extra(line.label, usdText(quoteTotal([{ ...line, included: true }])))}</li>
        ))}
        {missing.map(({ category }) => (
          <li key={category}>{words.notMentioned(QUOTE_CATEGORY_NAMES[category])}</li>
        ))}
      </ul>
    </Steps>
  );
}
