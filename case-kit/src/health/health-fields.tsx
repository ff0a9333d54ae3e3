import type { HealthLineField, HealthQuestion } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Line, Question } from './health.styles';
import { messages } from './messages';

type Answer = string | { text: string; unknown: boolean } | { answer: string; items: readonly object[] };

interface HealthFieldProps {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export interface HealthFieldsProps {
  questions: readonly HealthQuestion[];
  /** By the fact of each question. */
  values: Readonly<Record<string, Answer>>;
  set: (path: string, value: unknown) => void;
  field: (path: string) => HealthFieldProps;
  errorOf: (path: string) => string | undefined;
}

interface QuestionProps extends Omit<HealthFieldsProps, 'questions' | 'values'> {
  question: HealthQuestion;
}

/** Questions that may each be skipped, or answered with “I do not know”. */
export function HealthFields({ questions, values, ...form }: HealthFieldsProps) {
  return (
    <div>
      {questions.map((question) => {
        const answer = values[question.fact];
        const shared = { question, ...form };
        if (typeof answer === 'string')
          return question.isDay === true ? (
            <Day key={question.fact} {...shared} />
          ) : (
            <Choice key={question.fact} {...shared} />
          );
        if (answer === undefined) return null;
        return 'items' in answer ? (
          <Lines key={question.fact} {...shared} {...answer} />
        ) : (
          <Amount key={question.fact} {...shared} unknown={answer.unknown} />
        );
      })}
    </div>
  );
}

function Day({ question: { fact, label }, field, errorOf }: QuestionProps) {
  return (
    <Question>
      <Field label={label} optional error={errorOf(fact)}>
        <DateInput autoComplete="bday" {...field(fact)} />
      </Field>
    </Question>
  );
}

function Choice({ question: { fact, label, choices }, field, errorOf }: QuestionProps) {
  return (
    <Question>
      <Field label={label} optional error={errorOf(fact)}>
        <Select {...field(fact)}>
          <option value="">{messages.open}</option>
          {choices?.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          <option value="unknown">{messages.unknown}</option>
        </Select>
      </Field>
    </Question>
  );
}

function Amount({
  question: { fact, name, label },
  unknown,
  set,
  field,
  errorOf,
}: QuestionProps & { unknown: boolean }) {
  return (
    <Question>
      {unknown ? (
        <p>{label}</p>
      ) : (
        <Field label={label} optional error={errorOf(`${fact}.text`)}>
          <QuantityInput kind="measure" maxLength={6} {...field(`${fact}.text`)} />
        </Field>
      )}
      <Checkbox
        name={`${fact}.unknown`}
        checked={unknown}
        aria-label={`${name}: ${messages.unknown}`}
        onChange={({ target }) => set(`${fact}.unknown`, target.checked)}
      >
        {messages.unknown}
      </Checkbox>
    </Question>
  );
}

const ANSWERS = ['some', 'none', 'unknown'] as const;

function Lines({ question, answer, items, ...form }: QuestionProps & { answer: string; items: readonly object[] }) {
  const { fact, name, label, hint, lines } = question;
  if (lines === undefined) return null;
  const choose = (next: string): void =>
    form.set(fact, { answer: next, items: next === 'some' && items.length === 0 ? [lines.empty] : items });
  return (
    <Question>
      <Field label={label} optional {...(hint === undefined ? {} : { hint })} error={form.errorOf(`${fact}.answer`)}>
        <Select name={`${fact}.answer`} value={answer} onChange={({ target }) => choose(target.value)}>
          <option value="">{messages.open}</option>
          {ANSWERS.map((value) => (
            <option key={value} value={value}>
              {messages[value]}
            </option>
          ))}
        </Select>
      </Field>
      {answer === 'some'
        ? items.map((_item, at) => (
            // A line has no id before it is saved.
            // eslint-disable-next-line react/no-array-index-key
            <Line key={at}>
              {lines.fields.map((each) => (
                <LineInput key={each.name} of={each} path={`${fact}.items.${at}.${each.name}`} form={form} />
              ))}
              <Button
                variant="outline"
                size="small"
                aria-label={`${name}: ${messages.remove(at + 1)}`}
                onClick={() => form.set(`${fact}.items`, items.toSpliced(at, 1))}
              >
                {messages.remove(at + 1)}
              </Button>
            </Line>
          ))
        : null}
      {answer === 'some' && items.length < lines.max ? (
        <div>
          <Button
            variant="outline"
            size="small"
            aria-label={`${name}: ${messages.add}`}
            onClick={() => form.set(`${fact}.items`, [...items, lines.empty])}
          >
            {messages.add}
          </Button>
        </div>
      ) : null}
    </Question>
  );
}

interface LineInputProps {
  of: HealthLineField;
  path: string;
  form: Omit<QuestionProps, 'question'>;
}

function LineInput({ of: { label, max, required, choices }, path, form }: LineInputProps) {
  return (
    <Field label={label} {...(required ? { required } : { optional: true })} error={form.errorOf(path)}>
      {choices === undefined ? (
        <TextInput maxLength={max} dir="auto" autoComplete="off" {...form.field(path)} />
      ) : (
        <Select {...form.field(path)}>
          <option value="">{messages.notSaid}</option>
          {choices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
