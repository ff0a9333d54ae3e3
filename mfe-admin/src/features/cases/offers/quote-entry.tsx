import { QuoteQuestions, QuoteStateChip, saveQuote, sendQuote, termNames, termsToSay } from '@ayana/case-kit/quote';
import {
  type Quote,
  QUOTE_CATEGORY_NAMES,
  QUOTE_STATE_NAMES,
  type QuoteLine,
  ROOM_CLASS_NAMES,
} from '@ayana/contracts/journey';
import { useChange } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { moneyText } from '@ayana/shared-ui/money';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts } from '@ayana/shared-ui/portal-page';
import { dateText, dayText } from '@ayana/shared-ui/time';
import { Download, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { Actions, Entry, EntryHead, QuoteLines } from './offers.styles';

const WithdrawDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/quote')).WithdrawQuoteDialog }));
const SendDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/quote')).SendQuoteDialog }));
const { quotes: words, quote: labels } = messages;
export interface QuoteEntryProps {
  quote: Quote;
  now: Date;
  onChange: () => void;
  reread: () => void;
}

/** One quote: its price and lines, what the patient asked, and what can be done with it. */
export function QuoteEntry({ quote, now, onChange, reread }: QuoteEntryProps) {
  const { id, hospital, status, total, version, lines, decision_reason } = quote;
  const [withdrawing, setWithdrawing] = useState(false);
  const [sending, setSending] = useState(false);
  const { run, busy, failure } = useChange(reread);
  const isOpen = status === 'draft' || status === 'sent';
  const toSay = status === 'draft' ? termsToSay(quote) : null;
  return (
    <Entry aria-label={hospital.name}>
      <EntryHead>
        <h3 dir="auto">{hospital.name}</h3>
        <QuoteStateChip status={status} />
        <b>{usd(total)}</b>
      </EntryHead>
      <p>{[...(version > 1 ? [words.version(version)] : []), ...daysOf(quote, now)].join(' · ')}</p>
      {decision_reason === null ? null : <p dir="auto">{words.reason(decision_reason)}</p>}
      <QuoteLines>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              <small>{QUOTE_CATEGORY_NAMES[line.category]}</small> <bdi>{line.label}</bdi>
            </span>
            <span>{amountOf(line)}</span>
          </li>
        ))}
      </QuoteLines>
      <Facts facts={factsOf(quote)} />
      {/* Those of a replaced version are with the one that took its place. */}
      {status === 'superseded' ? null : <QuoteQuestions quote={quote} onAnswered={reread} />}
      {toSay === null ? null : <Notice>{toSay}</Notice>}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Actions>
        {status === 'draft' ? (
          <Button
            size="small"
            icon={<Send size={16} aria-hidden="true" />}
            aria-disabled={toSay !== null}
            onClick={() => setSending(toSay === null)}
          >
            {words.send}
          </Button>
        ) : null}
        {isOpen ? (
          <Button variant="outline" size="small" onClick={onChange}>
            {status === 'draft' ? words.change : words.again}
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          aria-label={words.pdfOf(hospital.name)}
          onClick={() => void saveQuote(id, words.file(hospital.name))}
        >
          {words.pdf}
        </Button>
        {isOpen ? (
          <MoreMenu
            label={words.more(hospital.name)}
            items={[{ id: 'withdraw', label: words.withdraw, onSelect: () => setWithdrawing(true) }]}
          />
        ) : null}
      </Actions>
      <Suspense>
        {sending ? (
          <SendDialog
            quote={{ ...quote, room: quote.room_class === null ? null : ROOM_CLASS_NAMES[quote.room_class] }}
            hospital={hospital.name}
            until={{ label: labels.until, text: dayText(quote.valid_until, now) }}
            busy={busy !== null}
            failure={failure}
            onClose={() => setSending(false)}
            onSend={() =>
              run(id, async () => {
                await sendQuote(quote);
                setSending(false);
              })
            }
          />
        ) : null}
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
    </Entry>
  );
}

const usd = (cents: number): string => moneyText(cents / 100);

function amountOf({ quantity, unit_price, included }: QuoteLine): string {
  const amount = quantity === 1 ? usd(unit_price) : words.times(quantity, usd(unit_price));
  return included ? amount : `${amount}, ${words.notInPrice.toLowerCase()}`;
}

/** A calendar day, the same in every zone. */

function daysOf({ status, valid_until, sent_at, decided_at }: Quote, now: Date): string[] {
  const until = words.validUntil(dayText(valid_until, now));
  return [
    until,
    ...(sent_at === null ? [] : [words.sent(dateText(new Date(sent_at), now))]),
    ...(decided_at === null ? [] : [words.decided(QUOTE_STATE_NAMES[status], dateText(new Date(decided_at), now))]),
  ];
}

function factsOf(quote: Quote) {
  const { room_class, days_in_hospital, days_in_india, deposit, refund_terms, exclusions, surgeon, not_given } = quote;
  return [
    ...(surgeon === null ? [] : [[labels.surgeon, surgeon.name] as const]),
    ...(room_class === null ? [] : [[labels.room, ROOM_CLASS_NAMES[room_class]] as const]),
    ...(days_in_hospital === null ? [] : [[labels.inHospital, String(days_in_hospital)] as const]),
    ...(days_in_india === null ? [] : [[labels.inIndia, String(days_in_india)] as const]),
    ...(deposit === null ? [] : [[labels.deposit, usd(deposit)] as const]),
    ...(refund_terms === null ? [] : [[labels.refund, <bdi key="refund">{refund_terms}</bdi>] as const]),
    ...(exclusions === null ? [] : [[labels.exclusions, <bdi key="ex">{exclusions}</bdi>] as const]),
    ...(not_given.length === 0 ? [] : [[labels.notGiven, termNames(not_given)] as const]),
  ];
}
