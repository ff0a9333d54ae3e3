import { listText } from '@ayana/contracts/language';
import { type MedicalOpinion, QUOTE_CATEGORY_NAMES, type Quote } from '@ayana/contracts/journey';
import { rateOfCountry, RATES_DATE } from '@ayana/contracts/trip';
import type { Zone } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { COMPARED_FACTS, comparisonOf, type Comparison as Compare } from './comparison';
import { monthText } from './day-text';
import { messages } from './messages';
import { OpinionBeside } from './opinion-beside';
import { QuoteCard } from './quote-card';
import { QuoteSummary } from './quote-summary';
import { Columns, Compared, Differences } from './quotes.styles';
import type { AskAbout } from './quote-rows';

const AcceptDialog = lazy(() => import('./accept-dialog'));
const DeclineDialog = lazy(() => import('./decline-dialog'));
const AskDialog = lazy(() => import('./ask-dialog'));

export interface ComparisonProps {
  quotes: readonly Quote[];
  /** The newest signed one, to hold them against. */
  opinion?: MedicalOpinion | undefined;
  /** Of the patient, for the currency beside the dollars. */
  country: string | null;
  now: Date;
  localZone: Zone;
  onChanged: () => void;
}

type Open = { kind: 'accept' | 'decline'; quote: Quote } | { kind: 'ask'; quote: Quote; about: AskAbout };

/** Quotes side by side, their rows in line; on a phone each is a card to swipe. */
export function Comparison({ quotes, opinion, country, now, localZone, onChanged }: ComparisonProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const comparison = comparisonOf(quotes);
  const isChosen = quotes.some(({ status }) => status === 'accepted');
  const rate = rateOfCountry(country ?? undefined);
  const shared = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  return (
    <Compared aria-label={isChosen ? messages.chosen : messages.compare}>
      <h2>{isChosen ? messages.chosen : quotes.length === 1 ? messages.alone : messages.compare}</h2>
      {quotes.length < 2 ? null : <Differences>{differencesText(comparison)}</Differences>}
      <QuoteSummary quotes={quotes} />
      {opinion === undefined ? null : <OpinionBeside opinion={opinion} quotes={quotes} />}
      <Columns $count={quotes.length}>
        {quotes.map((quote, at) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            at={at}
            comparison={comparison}
            country={country}
            now={now}
            localZone={localZone}
            onAccept={() => setOpen({ kind: 'accept', quote })}
            onDecline={() => setOpen({ kind: 'decline', quote })}
            onAsk={(about) => setOpen({ kind: 'ask', quote, about })}
          />
        ))}
      </Columns>
      {rate === undefined ? null : <p>{messages.rate(monthText(RATES_DATE))}</p>}
      <Suspense>
        {open?.kind === 'accept' ? (
          <AcceptDialog quote={open.quote} others={quotes} country={country} {...shared} />
        ) : null}
        {open?.kind === 'decline' ? <DeclineDialog quote={open.quote} {...shared} /> : null}
        {open?.kind === 'ask' ? <AskDialog quote={open.quote} about={open.about} {...shared} /> : null}
      </Suspense>
    </Compared>
  );
}

function differencesText({ categories, facts }: Compare): string {
  const names = [
    ...COMPARED_FACTS.filter((fact) => facts.has(fact)).map((fact) => FACT_NAMES[fact]),
    ...categories.filter(({ differs }) => differs).map(({ category }) => QUOTE_CATEGORY_NAMES[category]),
  ];
  return names.length === 0 ? messages.same : messages.differ(listText(names));
}

const FACT_NAMES = {
  room_class: messages.room,
  days_in_hospital: messages.days_in_hospital,
  days_in_india: messages.days_in_india,
} as const;
