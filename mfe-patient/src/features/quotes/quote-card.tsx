import { QUOTE_STATE_NAMES, type Quote, ROOM_CLASS_NAMES } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { StatusChip } from '@ayana/shared-ui/chip';
import { daysApart, fullMoment, type Zone } from '@ayana/shared-ui/time';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Check, Download } from 'lucide-react';
import { type Comparison, lapsesAt, totalWithExtras } from './comparison';
import { dayText } from './day-text';
import { messages } from './messages';
import { ownMoneyText, usdText } from './own-money';
import { AskedAbout, type AskAbout, CategoryRow, FactRow } from './quote-rows';
import { saveQuote } from './quotes.api';
import { Actions, Card, CardHead, Price, Row, Rows } from './quotes.styles';

export interface QuoteCardProps {
  quote: Quote;
  /** Its place among the compared ones. */
  at: number;
  comparison: Comparison;
  country: string | null;
  now: Date;
  localZone: Zone;
  onAccept: () => void;
  onDecline: () => void;
  onAsk: (about: AskAbout) => void;
}

/** Facts beside the categories: until, surgeon, room, two durations, deposit, what is excluded, money back, questions. */
const FACT_ROWS = 9;
/** Head, price and buttons. */
const OTHER_ROWS = 3;

/** One quote: a column whose rows are in line with those of its neighbours. */
export function QuoteCard(props: QuoteCardProps) {
  const { quote, at, comparison, country, now, localZone, onAsk } = props;
  const { categories, facts } = comparison;
  const own = ownMoneyText(quote.total, country);
  const all = totalWithExtras(quote);
  const rows = FACT_ROWS + categories.length;
  return (
    <Card $rows={rows + OTHER_ROWS} $chosen={quote.status === 'accepted'} aria-label={quote.hospital.name}>
      <CardHead>
        <h3 dir="auto">{quote.hospital.name}</h3>
        <p>
          {quote.hospital.city === null ? null : <bdi>{quote.hospital.city}</bdi>}{' '}
          {quote.status === 'accepted' ? (
            <StatusChip tone="leaf" icon={<Check size={14} aria-hidden="true" />}>
              {QUOTE_STATE_NAMES.accepted}
            </StatusChip>
          ) : null}
        </p>
      </CardHead>
      <Price>
        <strong>{usdText(quote.total)}</strong>
        {own === null ? null : <p>{messages.about(own)}</p>}
        {all === quote.total ? null : <p>{messages.withExtras(usdText(all))}</p>}
      </Price>
      <Rows $rows={rows}>
        <Until quote={quote} now={now} localZone={localZone} />
        <FactRow name={messages.surgeon} value={quote.surgeon?.name ?? messages.surgeonOpen} />
        <FactRow
          name={messages.room}
          value={quote.room_class === null ? null : ROOM_CLASS_NAMES[quote.room_class]}
          differs={facts.has('room_class')}
        />
        {(['days_in_hospital', 'days_in_india'] as const).map((fact) => {
          const days = quote[fact];
          const value = days === null ? null : messages.days(days);
          return <FactRow key={fact} name={messages[fact]} value={value} differs={facts.has(fact)} />;
        })}
        <FactRow name={messages.deposit} value={quote.deposit === null ? null : usdText(quote.deposit)} />
        {categories.map(({ category, shares, differs }) => {
          const share = shares[at];
          if (share === undefined) return null;
          return (
            <CategoryRow
              key={category}
              category={category}
              share={share}
              differs={differs}
              questions={quote.questions}
              now={now}
              onAsk={onAsk}
            />
          );
        })}
        <FactRow name={messages.exclusions} value={quote.exclusions} isText />
        <FactRow name={messages.refund} value={quote.refund_terms} isText />
        <Row>
          <dt>{messages.questions}</dt>
          <dd>
            <Button variant="quiet" size="small" onClick={() => onAsk({ hospital: quote.hospital.name })}>
              {messages.askWhole}
            </Button>
          </dd>
          <dd>
            <AskedAbout questions={quote.questions} lineId={null} now={now} />
          </dd>
        </Row>
      </Rows>
      <Buttons {...props} />
    </Card>
  );
}

function Until({ quote, now, localZone }: Pick<QuoteCardProps, 'quote' | 'now' | 'localZone'>) {
  const { status, valid_until } = quote;
  const ends = lapsesAt(valid_until);
  const left = daysApart(new Date(ends.getTime() - 1), now, INDIA_ZONE);
  return (
    <Row>
      <dt>{messages.until}</dt>
      <dd>{dayText(valid_until)}</dd>
      {status === 'sent' ? (
        <dd>
          <b>{messages.daysLeft(Math.max(left, 0))}</b>.{' '}
          {messages.lapses(`${fullMoment(ends, localZone.zone)} (${localZone.place})`)}
        </dd>
      ) : null}
    </Row>
  );
}

function Buttons({ quote, onAccept, onDecline }: QuoteCardProps) {
  const { name } = quote.hospital;
  const save = async (): Promise<void> => {
    const failure = await saveQuote(quote.id, messages.file(name));
    if (failure !== null) toast.failure(messages.paperFailed, failure);
  };
  return (
    <Actions>
      {quote.status === 'sent' ? (
        <>
          <Button variant="tonal" onClick={onAccept}>
            {messages.accept}
          </Button>
          <Button variant="outline" onClick={onDecline}>
            {messages.decline}
          </Button>
        </>
      ) : null}
      <Button
        variant="outline"
        icon={<Download size={18} aria-hidden="true" />}
        aria-label={messages.paperOf(name)}
        onClick={() => void save()}
      >
        {messages.paper}
      </Button>
    </Actions>
  );
}
