import type { Quote, QuoteQuestion } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { messages } from './messages';
import { answerQuestion } from './offers.api';
import { Questions } from './offers.styles';

const { questions: words } = messages;

/** What the patient asked about a quote, with an answer or the place for one. */
export function QuoteQuestions({ quote, onAnswered }: { quote: Quote; onAnswered: () => void }) {
  const { id, lines, questions } = quote;
  if (questions.length === 0) return null;
  return (
    <Questions aria-label={words.label}>
      {questions.map((question) => {
        const line = lines.find((each) => each.id === question.line_id);
        return (
          <li key={question.id}>
            <small>{line === undefined ? words.whole : words.about(line.label)}</small>
            <p dir="auto">{question.text}</p>
            {question.answer === null ? (
              <AnswerForm quoteId={id} question={question} onAnswered={onAnswered} />
            ) : (
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
