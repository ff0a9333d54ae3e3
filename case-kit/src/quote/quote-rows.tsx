import type { QuoteTerm } from '@ayana/contracts/journey';
import { moneyText } from '@ayana/shared-ui/money';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { EqualNot } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { QuoteLineList, QuotePrice, QuoteRow } from './quote-parts.styles';

const usdText = (cents: number): string => moneyText(cents / 100);

/** A line of a quote; the price of one in US cents. */
export interface ShownQuoteLine {
  id: string;
  label: string;
  quantity: number;
  unit_price: number;
  /** False: named, but not in the price. */
  included: boolean;
}

/** What a quote says about a category; `extra`: only lines that are not in the price. */
export interface ShownQuoteShare {
  state: 'included' | 'extra' | 'not_mentioned';
  /** US cents. */
  amount: number;
  lines: readonly ShownQuoteLine[];
}

/** What a reader sees of a quote besides its lines. */
export interface ShownQuoteFacts {
  surgeon: { name: string } | null;
  /** In words. */
  room: string | null;
  days_in_hospital: number | null;
  days_in_india: number | null;
  /** US cents. */
  deposit: number | null;
  refund_terms: string | null;
  exclusions: string | null;
  not_given: readonly QuoteTerm[];
}

/** Marks a row in which the quotes differ; colour alone would not say it. */
function Differs() {
  return (
    <>
      <EqualNot size={16} aria-hidden="true" />
      <VisuallyHidden>{messages.differs}</VisuallyHidden>
    </>
  );
}

export interface QuoteFactRowProps {
  name: string;
  value: ReactNode;
  differs?: boolean;
  /** Long: it goes below its name. */
  isText?: boolean;
}

export function QuoteFactRow({ name, value, differs = false, isText = false }: QuoteFactRowProps) {
  return (
    <QuoteRow $differs={differs}>
      <dt>
        {name}
        {differs ? <Differs /> : null}
      </dt>
      {isText ? <dd /> : null}
      <dd dir="auto">{value ?? messages.unsaid}</dd>
    </QuoteRow>
  );
}

export interface QuoteCategoryRowProps {
  /** Of the category. */
  name: string;
  share: ShownQuoteShare;
  differs?: boolean;
  /** Beside what is not mentioned, as a question about it. */
  missing?: ReactNode;
  /** Beside and below each line by its id, as a question about it. */
  asides?: Readonly<Record<string, ReactNode>>;
}

/** What a quote says about a category: its amount, and what it is made of. */
export function QuoteCategoryRow({ name, share, differs = false, missing, asides }: QuoteCategoryRowProps) {
  return (
    <QuoteRow $differs={differs}>
      <dt>
        {name}
        {differs ? <Differs /> : null}
      </dt>
      <dd>
        {share.state === 'included' ? <b>{usdText(share.amount)}</b> : null}
        {share.state === 'extra' ? messages.notInPrice : null}
        {share.state === 'not_mentioned' ? (
          <>
            {messages.notMentioned} {missing}
          </>
        ) : null}
      </dd>
      {share.lines.length === 0 ? null : (
        <dd>
          <QuoteLineList>
            {share.lines.map((line) => (
              <li key={line.id}>
                <span>
                  <bdi>{line.label}</bdi>
                  {amountText(line, share)}
                </span>
                {asides?.[line.id]}
              </li>
            ))}
          </QuoteLineList>
        </dd>
      )}
    </QuoteRow>
  );
}

/** The amount of a line where the row does not say it already. */
function amountText({ quantity, unit_price, included }: ShownQuoteLine, { lines, state }: ShownQuoteShare): string {
  const amount = usdText(quantity * unit_price);
  const parts = [
    quantity > 1 ? messages.times(quantity, usdText(unit_price)) : null,
    included ? (lines.length > 1 ? amount : null) : messages.extra(amount),
    !included && state === 'included' ? messages.notInPrice : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

export interface QuoteTotalProps {
  /** Of the lines in the price, in US cents. */
  total: number;
  /** With everything that is named but not in the price. */
  withExtras: number;
  /** About as much in the reader's currency. */
  about?: string | null;
}

export function QuoteTotal({ total, withExtras, about = null }: QuoteTotalProps) {
  return (
    <QuotePrice>
      <strong>{usdText(total)}</strong>
      {about === null ? null : <p>{about}</p>}
      {withExtras === total ? null : <p>{messages.withExtras(usdText(withExtras))}</p>}
    </QuotePrice>
  );
}

/** Rows of `QuoteFacts` beside the categories. */
export const QUOTE_FACT_ROWS = 7;

export interface QuoteFactsProps {
  quote: ShownQuoteFacts;
  /** Facts in which quotes differ. */
  differing?: ReadonlySet<string>;
  /** The surgeon's name with a link, where the reader can open their page. */
  surgeon?: ReactNode;
  /** Rows of the categories. */
  children: ReactNode;
}

/** What a quote says, in the order in which every reader finds it. */
export function QuoteFacts({ quote, differing, surgeon, children }: QuoteFactsProps) {
  const unsaid = (term: QuoteTerm): string | null => (quote.not_given.includes(term) ? messages.notGiven : null);
  const named =
    quote.surgeon === null ? (unsaid('doctor_id') ?? messages.surgeonOpen) : (surgeon ?? quote.surgeon.name);
  return (
    <>
      <QuoteFactRow name={messages.surgeon} value={named} />
      <QuoteFactRow
        name={messages.room}
        value={quote.room ?? unsaid('room_class')}
        differs={differing?.has('room_class') ?? false}
      />
      {(['days_in_hospital', 'days_in_india'] as const).map((fact) => {
        const days = quote[fact];
        const value = days === null ? null : messages.days(days);
        return <QuoteFactRow key={fact} name={messages[fact]} value={value} differs={differing?.has(fact) ?? false} />;
      })}
      <QuoteFactRow name={messages.deposit} value={quote.deposit === null ? null : usdText(quote.deposit)} />
      {children}
      <QuoteFactRow name={messages.exclusions} value={quote.exclusions ?? unsaid('exclusions')} isText />
      <QuoteFactRow name={messages.refund} value={quote.refund_terms ?? unsaid('refund_terms')} isText />
    </>
  );
}
