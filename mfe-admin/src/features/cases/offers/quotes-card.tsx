import { useQuotes } from '@ayana/case-kit/quote';
import type { Quote } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { QuoteEntry } from './quote-entry';

const QuoteDialog = lazy(() => import('./quote-dialog'));
const { quotes: words } = messages;
/** What is over: shown when it is asked for. */
const OVER: ReadonlySet<Quote['status']> = new Set(['superseded', 'withdrawn', 'expired', 'declined']);

/** What hospitals offer: entered, sent to the patient, asked about and decided. */
export function QuotesCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const quotes = useQuotes(journeyId);
  /** The one to change, or to make a new version of; null for another hospital's. */
  const [writing, setWriting] = useState<Quote | null | undefined>(undefined);
  const [all, setAll] = useState(false);
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={quotes} failed={words.failed} stale={words.stale} retry={shared.retry}>
        {(value) => {
          const over = value.filter(({ status }) => OVER.has(status));
          const shown = all ? value : value.filter(({ status }) => !OVER.has(status));
          return (
            <>
              {value.length === 0 ? <p>{words.none}</p> : null}
              {shown.map((quote) => (
                <QuoteEntry
                  key={quote.id}
                  quote={quote}
                  now={now}
                  onChange={() => setWriting(quote)}
                  reread={quotes.reread}
                />
              ))}
              {over.length === 0 ? null : (
                <div>
                  <Button variant="quiet" size="small" onClick={() => setAll(!all)}>
                    {all ? words.hide : words.earlier(over.length)}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </ReadDetail>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setWriting(null)}
        >
          {words.add}
        </Button>
      </div>
      <Suspense>
        {writing === undefined ? null : (
          <QuoteDialog
            journeyId={journeyId}
            quote={quotes.value?.find(({ id }) => id === writing?.id) ?? writing}
            reread={quotes.reread}
            onClose={() => setWriting(undefined)}
            onDone={() => {
              setWriting(undefined);
              quotes.reread();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}
