import type { Quote, QuoteQuestion } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { messages as words } from './question-messages';
import { Questions } from './quote-parts.styles';
import { answerQuestion } from './quotes';

export interface QuoteQuestionsProps {
  quote: Pick<Quote, 'id' | 'questions' | 'version'>;
  /** The reader has answered one. */
  onAnswered: () => void;
}

/** What the patient asked about a quote and its earlier versions, with an answer or, for who may give it, the place for one. */
export function QuoteQuestions({ quote: { id, questions, version }, onAnswered }: QuoteQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Questions aria-label={words.label}>
      {questions.map((question) => {
        return (
          <li key={question.id}>
            <small>{aboutOf(question, version)}</small>
            <p dir="auto">{question.text}</p>
            {question.answer === null && question.may_answer ? (
              <AnswerForm quoteId={id} question={question} onAnswered={onAnswered} />
            ) : null}
            {question.answer === null && !question.may_answer ? <small>{words.waits}</small> : null}
            {question.answer === null ? null : (
              <>
                <small>{words.answered(question.answered_by ?? words.team)}</small>
                <p dir="auto">{question.answer}</p>
              </>
            )}
          </li>
        );
      })}
    </Questions>
  );
}

function aboutOf({ line_label, version: asked }: QuoteQuestion, version: number): string {
  const about = line_label === null ? words.whole : words.about(line_label);
  return asked === version ? about : words.earlier(about, asked);
}

interface AnswerFormProps {
  quoteId: string;
  question: QuoteQuestion;
  onAnswered: () => void;
}

function AnswerForm({ quoteId, question, onAnswered }: AnswerFormProps) {
  const form = useForm<{ text: string }, Quote>({
    name: `quote-answer-${question.id}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) => answerQuestion(quoteId, question.id, text.trim(), key),
    onAccepted: onAnswered,
  });
  return (
    <form {...form.formProps} aria-label={words.answer}>
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Field label={words.answer} hint={words.hint} error={form.errorOf('text')}>
        <TextArea rows={2} maxLength={700} dir="auto" {...form.field('text')} />
      </Field>
      <Button type="submit" size="small" variant="tonal" busy={form.busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
