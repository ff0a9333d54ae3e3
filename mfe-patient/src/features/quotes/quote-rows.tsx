import {
  QUOTE_CATEGORY_NAMES,
  type QuoteCategory,
  type QuoteLine,
  type QuoteQuestion,
  type QuoteShare,
} from '@ayana/contracts/journey';
import { dateText } from '@ayana/shared-ui/time';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { EqualNot } from 'lucide-react';
import { messages } from './messages';
import { usdText } from './own-money';
import { AskButton, Asked, Lines, Row } from './quotes.styles';

/** What a question is about: a line, or what the quote does not mention, or the quote as a whole. */
export type AskAbout = { line: QuoteLine } | { missing: string } | { hospital: string };

/** Marks a row in which the quotes differ; colour alone would not say it. */
function Differs() {
  return (
    <>
      <EqualNot size={16} aria-hidden="true" />
      <VisuallyHidden>{messages.differs}</VisuallyHidden>
    </>
  );
}

export interface FactRowProps {
  name: string;
  value: string | null;
  differs?: boolean;
  /** Long: it goes below its name. */
  isText?: boolean;
}

export function FactRow({ name, value, differs = false, isText = false }: FactRowProps) {
  return (
    <Row $differs={differs}>
      <dt>
        {name}
        {differs ? <Differs /> : null}
      </dt>
      {isText ? <dd /> : null}
      <dd dir="auto">{value ?? messages.unsaid}</dd>
    </Row>
  );
}

export interface CategoryRowProps {
  category: QuoteCategory;
  share: QuoteShare<QuoteLine>;
  differs: boolean;
  questions: readonly QuoteQuestion[];
  now: Date;
  onAsk: (about: AskAbout) => void;
}

/** What a quote says about a category: its amount, what it is made of, and what was asked about it. */
export function CategoryRow({ category, share, differs, questions, now, onAsk }: CategoryRowProps) {
  const name = QUOTE_CATEGORY_NAMES[category];
  return (
    <Row $differs={differs}>
      <dt>
        {name}
        {differs ? <Differs /> : null}
      </dt>
      <dd>
        {share.state === 'included' ? <b>{usdText(share.amount)}</b> : null}
        {share.state === 'extra' ? messages.notInPrice : null}
        {share.state === 'not_mentioned' ? (
          <>
            {messages.notMentioned}{' '}
            <AskButton type="button" aria-label={messages.askAbout(name)} onClick={() => onAsk({ missing: name })}>
              {messages.ask}
            </AskButton>
          </>
        ) : null}
      </dd>
      {share.lines.length === 0 ? null : (
        <dd>
          <Lines>
            {share.lines.map((line) => (
              <li key={line.id}>
                <span>
                  <bdi>{line.label}</bdi>
                  {amountText(line, share)}
                </span>
                <AskButton type="button" aria-label={messages.askAbout(line.label)} onClick={() => onAsk({ line })}>
                  {messages.ask}
                </AskButton>
                <AskedAbout questions={questions} lineId={line.id} now={now} />
              </li>
            ))}
          </Lines>
        </dd>
      )}
    </Row>
  );
}

/** The amount of a line where the row does not say it already. */
function amountText({ quantity, unit_price, included }: QuoteLine, { lines, state }: QuoteShare<QuoteLine>): string {
  const amount = usdText(quantity * unit_price);
  const parts = [
    quantity > 1 ? messages.times(quantity, usdText(unit_price)) : null,
    included ? (lines.length > 1 ? amount : null) : messages.extra(amount),
    !included && state === 'included' ? messages.notInPrice : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

export interface AskedAboutProps {
  questions: readonly QuoteQuestion[];
  /** Null: about the quote as a whole. */
  lineId: string | null;
  now: Date;
}

/** What was asked about a line, with the answers. */
export function AskedAbout({ questions, lineId, now }: AskedAboutProps) {
  return questions
    .filter(({ line_id }) => line_id === lineId)
    .map(({ id, text, asked_at, answer, answered_by, answered_at }) => (
      <Asked key={id}>
        <div>
          <small>{messages.you(dateText(new Date(asked_at), now))}</small>
          <span dir="auto">{text}</span>
        </div>
        {answer === null || answered_at === null ? (
          <small>{messages.waiting}</small>
        ) : (
          <div>
            <small>{messages.answered(answered_by ?? messages.team, dateText(new Date(answered_at), now))}</small>
            <span dir="auto">{answer}</span>
          </div>
        )}
      </Asked>
    ));
}
