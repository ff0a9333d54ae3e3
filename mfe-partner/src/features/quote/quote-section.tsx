import { QuoteQuestions, QuoteStateChip, saveQuote, useQuotes } from '@ayana/case-kit/quote';
import type { Quote } from '@ayana/contracts/journey';
import { hasKept } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { moneyText } from '@ayana/shared-ui/money';
import { dateText, dayText, useNow } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { AskedBeside } from './asked-beside';
import { messages } from './messages';
import { type QuoteSources, readSources } from './quote.api';
import { Actions, Versions } from './quote.styles';
import { QuoteEditor, quoteFormName } from './quote-editor';

const WithdrawDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/quote')).WithdrawQuoteDialog }));

/** The hospital's quote on a referral: written, sent, corrected, and what the patient decided. */
export default function QuoteSection({ work, reread }: WorkSectionProps) {
  const quotes = useQuotes(work.journey_id);
  if (work.status === 'offered') return <p>{messages.notAccepted}</p>;
  if (work.status !== 'accepted' && work.status !== 'done') return <p>{messages.over}</p>;
  return (
    <ReadDetail detail={quotes} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) => (
        <OwnQuotes
          quotes={value}
          work={work}
          reread={() => {
            quotes.reread();
            reread();
          }}
        />
      )}
    </ReadDetail>
  );
}

function OwnQuotes({ quotes, work, reread }: WorkSectionProps & { quotes: readonly Quote[] }) {
  const [correcting, setCorrecting] = useState<Quote | null>(null);
  const [isTyping, setTyping] = useState(() => hasKept(quoteFormName(work)));
  const sources = usePart<QuoteSources>({ key: work.id, read: () => readSources(work) });
  const draft = quotes.find(({ status }) => status === 'draft');
  const [latest, ...earlier] = quotes.filter((quote) => quote !== draft && quote.sent_at !== null);
  // What is typed stays on screen although a colleague has sent the draft it was typed into.
  const next = draft ?? correcting ?? (isTyping ? latest : undefined) ?? (latest === undefined ? null : undefined);
  const writing = work.may_write ? next : undefined;
  const done = (): void => {
    setCorrecting(null);
    reread();
  };
  return (
    <>
      <Versions>
        {latest === undefined ? null : (
          <Version
            quote={latest}
            mayWrite={work.may_write}
            reread={reread}
            {...(work.may_write && writing === undefined && latest.status !== 'accepted'
              ? { onCorrect: () => setCorrecting(latest) }
              : {})}
          />
        )}
        {earlier.length === 0 ? null : (
          <details>
            <summary>{messages.earlier(earlier.length)}</summary>
            <Versions>
              {earlier.map((quote) => (
                <Version key={quote.id} quote={quote} mayWrite={work.may_write} reread={reread} />
              ))}
            </Versions>
          </details>
        )}
      </Versions>
      <ReadDetail
        detail={sources}
        failed={messages.sourcesFailed}
        stale={messages.sourcesFailed}
        retry={messages.retry}
      >
        {(value) =>
          writing === undefined ? (
            <AskedBeside work={work} opinion={value.opinion} />
          ) : (
            <QuoteEditor
              work={work}
              quote={writing}
              sources={value}
              onDone={done}
              onDiscard={() => setCorrecting(null)}
              reread={reread}
              onTyping={setTyping}
            />
          )
        }
      </ReadDetail>
    </>
  );
}

interface VersionProps {
  quote: Quote;
  mayWrite: boolean;
  reread: () => void;
  onCorrect?: () => void;
}

/** One version that the patient has read. */
function Version({ quote, mayWrite, reread, onCorrect }: VersionProps) {
  const { id, version, status, total, valid_until, sent_at, decision_reason } = quote;
  const now = useNow();
  const [withdrawing, setWithdrawing] = useState(false);
  const until = dayText(valid_until, now);
  return (
    <article aria-label={messages.version(version)}>
      <header>
        <h3>{messages.version(version)}</h3>
        <QuoteStateChip status={status} />
        <b>{moneyText(total / 100)}</b>
      </header>
      <p>
        {[
          ...(sent_at === null ? [] : [messages.sent(dateText(new Date(sent_at), now))]),
          `${messages.until} ${until}`,
        ].join(' · ')}
      </p>
      <p>{messages.states[status]}</p>
      {decision_reason === null ? null : <p dir="auto">{messages.reason(decision_reason)}</p>}
      {status === 'superseded' ? null : <QuoteQuestions quote={quote} onAnswered={reread} />}
      <Actions>
        <Button
          variant="outline"
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={messages.pdfOf(version)}
          onClick={() => void saveQuote(id, messages.file(version))}
        >
          {messages.pdf}
        </Button>
        {onCorrect === undefined ? null : (
          <Button variant="tonal" size="small" onClick={onCorrect}>
            {messages.correct}
          </Button>
        )}
        {mayWrite && status === 'sent' ? (
          <Button variant="quiet" size="small" onClick={() => setWithdrawing(true)}>
            {messages.withdraw}
          </Button>
        ) : null}
      </Actions>
      <Suspense>
        {withdrawing ? (
          <WithdrawDialog
            quote={quote}
            onClose={() => setWithdrawing(false)}
            onDone={() => {
              setWithdrawing(false);
              reread();
            }}
          />
        ) : null}
      </Suspense>
    </article>
  );
}
