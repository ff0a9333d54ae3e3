import {
  OneSumNotice,
  QUOTE_FACT_ROWS,
  QuoteFacts,
  QuoteFrame,
  QuoteHeading,
  QuoteRow,
  QuoteRows,
  QuoteTotal,
  saveQuote,
} from '@ayana/case-kit/quote';
import { QUOTE_STATE_NAMES, type Quote, quoteWithExtras, ROOM_CLASS_NAMES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { StatusChip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { daysApart, fullMoment, type Zone } from '@ayana/shared-ui/time';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Check, Download } from 'lucide-react';
import { Link } from '../../own-journey/own-link';
import { type Comparison, lapsesAt } from './comparison';
import { dayText } from './day-text';
import { messages } from './messages';
import { ownMoneyText } from './own-money';
import { AskedAbout, type AskAbout, CategoryRow } from './quote-rows';
import { Actions, QuotePriceRow } from './quotes.styles';

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

/** Where the summary leads to. */
export const quoteAnchor = ({ id }: Pick<Quote, 'id'>): string => `quote-${id}`;

/** Facts beside the categories, with the last day and the questions. */
const FACT_ROWS = QUOTE_FACT_ROWS + 2;
/** Head, price and buttons. */
const OTHER_ROWS = 3;

/** One quote: a column whose rows are in line with those of its neighbours. */
export function QuoteCard(props: QuoteCardProps) {
  const { quote, at, comparison, country, now, localZone, onAsk } = props;
  const { categories, facts } = comparison;
  const own = ownMoneyText(quote.total, country);
  const rows = FACT_ROWS + categories.length;
  return (
    <QuoteFrame
      id={quoteAnchor(quote)}
      $rows={rows + OTHER_ROWS}
      $chosen={quote.status === 'accepted'}
      aria-label={quote.hospital.name}
    >
      <QuoteHeading>
        <h3 dir="auto">
          <TextLink as={Link} to={`/hospital/${quote.hospital.id}`}>
            {quote.hospital.name}
          </TextLink>
        </h3>
        <p>
          {quote.hospital.city === null ? null : <bdi>{quote.hospital.city}</bdi>}{' '}
          {quote.status === 'accepted' ? (
            <StatusChip tone="leaf" icon={<Check size={14} aria-hidden="true" />}>
              {QUOTE_STATE_NAMES.accepted}
            </StatusChip>
          ) : null}
        </p>
      </QuoteHeading>
      <QuotePriceRow>
        <QuoteTotal
          total={quote.total}
          withExtras={quoteWithExtras(quote.lines)}
          about={own === null ? null : messages.about(own)}
        />
        <OneSumNotice lines={quote.lines} />
      </QuotePriceRow>
      <QuoteRows $rows={rows}>
        <Until quote={quote} now={now} localZone={localZone} />
        <QuoteFacts
          quote={{ ...quote, room: quote.room_class === null ? null : ROOM_CLASS_NAMES[quote.room_class] }}
          differing={facts}
          surgeon={quote.surgeon === null ? undefined : <Surgeon surgeon={quote.surgeon} />}
        >
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
        </QuoteFacts>
        <QuoteRow>
          <dt>{messages.questions}</dt>
          <dd>
            <Button variant="quiet" size="small" onClick={() => onAsk({ hospital: quote.hospital.name })}>
              {messages.askWhole}
            </Button>
          </dd>
          <dd>
            <AskedAbout questions={quote.questions} lineId={null} now={now} />
          </dd>
        </QuoteRow>
      </QuoteRows>
      <Buttons {...props} />
    </QuoteFrame>
  );
}

/** Named with a link to who they are. */
function Surgeon({ surgeon }: { surgeon: NonNullable<Quote['surgeon']> }) {
  return (
    <TextLink as={Link} to={`/doctors/${surgeon.id}`}>
      <bdi>{surgeon.name}</bdi>
    </TextLink>
  );
}

function Until({ quote, now, localZone }: Pick<QuoteCardProps, 'quote' | 'now' | 'localZone'>) {
  const { status, valid_until } = quote;
  const ends = lapsesAt(valid_until);
  const left = daysApart(new Date(ends.getTime() - 1), now, INDIA_ZONE);
  return (
    <QuoteRow>
      <dt>{messages.until}</dt>
      <dd>{dayText(valid_until)}</dd>
      {status === 'sent' ? (
        <dd>
          <b>{messages.daysLeft(Math.max(left, 0))}</b>.{' '}
          {messages.lapses(`${fullMoment(ends, localZone.zone)} (${localZone.place})`)}
        </dd>
      ) : null}
    </QuoteRow>
  );
}

function Buttons({ quote, onAccept, onDecline }: QuoteCardProps) {
  const { name } = quote.hospital;
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
        onClick={() => void saveQuote(quote.id, messages.file(name))}
      >
        {messages.paper}
      </Button>
    </Actions>
  );
}
