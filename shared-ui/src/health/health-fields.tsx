import {
  HEALTH_FACT_NAMES,
  HEALTH_LIST_MAX,
  type HealthValues,
  LIST_ANSWERS,
  type ListAnswer,
  NEW_ALLERGY,
  NEW_LINE,
  NEW_MEDICINE_TAKEN,
  ORGAN_TROUBLE_NAMES,
  ORGAN_TROUBLES,
  PREGNANCIES,
  PREGNANCY_NAMES,
  SEVERITIES,
  SEVERITY_NAMES,
  SEX_NAMES,
  SEXES,
  SMOKING,
  SMOKING_NAMES,
} from '@ayana/contracts/journey';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Checkbox } from '../choice';
import { Field, Select, TextInput } from '../field';
import { Line, Question } from './health.styles';
import { messages } from './messages';

/** What the fields need of portal-kit's form. */
export interface HealthForm {
  values: HealthValues;
  set: (path: string, value: unknown) => void;
  field: (path: string) => object;
  errorOf: (path: string) => string | undefined;
}

type ListFact = 'allergies' | 'medicines' | 'conditions' | 'implants';
type ChoiceFact = 'kidney_or_liver' | 'pregnancy' | 'sex' | 'smoking';
type NumberFact = 'height_cm' | 'weight_kg';

const NEW = { allergies: NEW_ALLERGY, medicines: NEW_MEDICINE_TAKEN, conditions: NEW_LINE, implants: NEW_LINE };
const CHOICES: Readonly<Record<ChoiceFact, readonly (readonly [string, string])[]>> = {
  kidney_or_liver: ORGAN_TROUBLES.map((each) => [each, ORGAN_TROUBLE_NAMES[each]]),
  pregnancy: PREGNANCIES.map((each) => [each, PREGNANCY_NAMES[each]]),
  sex: SEXES.map((each) => [each, SEX_NAMES[each]]),
  smoking: SMOKING.map((each) => [each, SMOKING_NAMES[each]]),
};
const hintOf = (fact: ListFact) => ({ hint: messages.hints[fact] });

/** The questions about a person's health: each may be skipped, or answered with “I do not know”. */
export function HealthFields({ form }: { form: HealthForm }) {
  return (
    <div>
      <ListQuestion fact="allergies" form={form} />
      <ListQuestion fact="medicines" form={form} />
      <ListQuestion fact="conditions" form={form} />
      <ChoiceQuestion fact="kidney_or_liver" form={form} />
      <ListQuestion fact="implants" form={form} />
      <ChoiceQuestion fact="sex" form={form} />
      <ChoiceQuestion fact="pregnancy" form={form} />
      <NumberQuestion fact="height_cm" form={form} />
      <NumberQuestion fact="weight_kg" form={form} />
      <ChoiceQuestion fact="smoking" form={form} />
    </div>
  );
}

interface QuestionProps<Fact extends string> {
  fact: Fact;
  form: HealthForm;
}

function ChoiceQuestion({ fact, form }: QuestionProps<ChoiceFact>) {
  return (
    <Question>
      <Field label={messages.questions[fact]} optional error={form.errorOf(fact)}>
        <Select {...form.field(fact)}>
          <option value="">{messages.open}</option>
          {CHOICES[fact].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="unknown">{messages.unknown}</option>
        </Select>
      </Field>
    </Question>
  );
}

function NumberQuestion({ fact, form }: QuestionProps<NumberFact>) {
  const { unknown } = form.values[fact];
  return (
    <Question>
      {unknown ? (
        <p>{messages.questions[fact]}</p>
      ) : (
        <Field label={messages.questions[fact]} optional error={form.errorOf(`${fact}.text`)}>
          <TextInput inputMode="decimal" maxLength={6} {...form.field(`${fact}.text`)} />
        </Field>
      )}
      <Checkbox
        name={`${fact}.unknown`}
        checked={unknown}
        aria-label={`${HEALTH_FACT_NAMES[fact]}: ${messages.unknown}`}
        onChange={({ target }) => form.set(`${fact}.unknown`, target.checked)}
      >
        {messages.unknown}
      </Checkbox>
    </Question>
  );
}

function ListQuestion({ fact, form }: QuestionProps<ListFact>) {
  const { answer, items } = form.values[fact];
  const names: Readonly<Record<ListAnswer, string>> = messages;
  const choose = (next: ListAnswer | ''): void =>
    form.set(fact, { answer: next, items: next === 'some' && items.length === 0 ? [NEW[fact]] : items });
  return (
    <Question>
      <Field label={messages.questions[fact]} optional {...hintOf(fact)} error={form.errorOf(`${fact}.answer`)}>
        <Select
          name={`${fact}.answer`}
          value={answer}
          onChange={({ target }) => choose(LIST_ANSWERS.find((each) => each === target.value) ?? '')}
        >
          <option value="">{messages.open}</option>
          {LIST_ANSWERS.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </Select>
      </Field>
      {answer === 'some'
        ? items.map((_item, at) => (
            // A line has no id before it is saved.
            // eslint-disable-next-line react/no-array-index-key
            <Line key={at}>
              {FIELDS[fact](form, `${fact}.items.${at}`)}
              <Button
                variant="outline"
                size="small"
                aria-label={`${HEALTH_FACT_NAMES[fact]}: ${messages.remove(at + 1)}`}
                onClick={() => form.set(`${fact}.items`, items.toSpliced(at, 1))}
              >
                {messages.remove(at + 1)}
              </Button>
            </Line>
          ))
        : null}
      {answer === 'some' && items.length < HEALTH_LIST_MAX ? (
        <div>
          <Button
            variant="outline"
            size="small"
            aria-label={`${HEALTH_FACT_NAMES[fact]}: ${messages.add}`}
            onClick={() => form.set(`${fact}.items`, [...items, NEW[fact]])}
          >
            {messages.add}
          </Button>
        </div>
      ) : null}
    </Question>
  );
}

const text = (form: HealthForm, path: string, label: string, max: number, required = false): ReactNode => (
  <Field label={label} {...(required ? { required } : { optional: true })} error={form.errorOf(path)}>
    <TextInput maxLength={max} dir="auto" autoComplete="off" {...form.field(path)} />
  </Field>
);

const FIELDS: Readonly<Record<ListFact, (form: HealthForm, path: string) => ReactNode>> = {
  allergies: (form, path) => (
    <>
      {text(form, `${path}.substance`, messages.substance, 120, true)}
      {text(form, `${path}.reaction`, messages.reaction, 200)}
      <Field label={messages.severity} optional error={form.errorOf(`${path}.severity`)}>
        <Select {...form.field(`${path}.severity`)}>
          <option value="">{messages.notSaid}</option>
          {SEVERITIES.map((value) => (
            <option key={value} value={value}>
              {SEVERITY_NAMES[value]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  ),
  medicines: (form, path) => (
    <>
      {text(form, `${path}.name`, messages.medicine, 120, true)}
      {text(form, `${path}.strength`, messages.strength, 40)}
      {text(form, `${path}.frequency`, messages.frequency, 120)}
    </>
  ),
  conditions: (form, path) => text(form, `${path}.text`, messages.condition, 200, true),
  implants: (form, path) => text(form, `${path}.text`, messages.implant, 200, true),
};
