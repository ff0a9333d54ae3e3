import { QuoteCategoryRow, type QuoteCategoryRowProps } from '@ayana/case-kit/quote';
import {
  QUOTE_CATEGORY_NAMES,
  type QuoteCategory,
  type QuoteLine,
  type QuoteQuestion,
  type QuoteShare,
} from '@ayana/contracts/journey';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { AskButton, Asked } from './quotes.styles';

/** What a question is about: a line, or what the quote does not mention, or the quote as a whole. */
export type AskAbout = { line: QuoteLine } | { missing: string } | { hospital: string };

export interface CategoryRowProps extends Pick<QuoteCategoryRowProps, 'differs'> {
  category: QuoteCategory;
  share: QuoteShare<QuoteLine>;
  questions: readonly QuoteQuestion[];
  now: Date;
  onAsk: (about: AskAbout) => void;
}

/** What a quote says about a category, with a question beside each line, and what was asked about it. */
export function CategoryRow({ category, questions, now, onAsk, ...row }: CategoryRowProps) {
  const name = QUOTE_CATEGORY_NAMES[category];
  return (
    <QuoteCategoryRow
      {...row}
      name={name}
      missing={
        <AskButton type="button" aria-label={messages.askAbout(name)} onClick={() => onAsk({ missing: name })}>
          {messages.ask}
        </AskButton>
      }
      asides={Object.fromEntries(
        row.share.lines.map((line) => [
          line.id,
          <>
            <AskButton type="button" aria-label={messages.askAbout(line.label)} onClick={() => onAsk({ line })}>
              {messages.ask}
            </AskButton>
            <AskedAbout questions={questions} lineId={line.id} now={now} />
          </>,
        ]),
      )}
    />
  );
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
    .map(({ id, text, line_label, asked_at, answer, answered_by, answered_at }) => (
      <Asked key={id}>
        <div>
          <small>{messages.you(dateText(new Date(asked_at), now))}</small>
          {lineId === null && line_label !== null ? <bdi>{line_label}</bdi> : null}
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
