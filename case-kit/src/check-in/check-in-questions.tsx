import { RadioCards } from '@ayana/shared-ui/choice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { styled } from 'styled-components';
import { PainScale } from './pain-scale';

type Question = 'pain' | 'fever' | 'wound' | 'medicine_taken' | 'worry';

const Questions = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export type CheckInQuestionsProps = {
  /** What is asked: the contracts' `CHECK_IN_FORM`. */
  form: {
    words: Readonly<
      Record<
        'pain' | 'painHint' | 'fever' | 'feverHint' | 'wound' | 'medicine' | 'yes' | 'no' | 'worry' | 'worryHint',
        string
      >
    > & { painOf: (pain: number) => string };
    pain_max: number;
    pain_red_flag: number;
    wounds: readonly { value: string; label: string }[];
  };
  values: Readonly<Record<Question, string>>;
  onChange: (question: Question, value: string) => void;
  errorOf: (question: Question) => string | undefined;
  /** Ids of the controls, for links that lead to them; by default their names. */
  idOf?: (question: Question) => string;
};

/** The five questions of a check-in. They work without scripts, as plain radio buttons. */
export function CheckInQuestions({ form, values, onChange, errorOf, idOf }: CheckInQuestionsProps) {
  const { words } = form;
  const place = (name: Question) => ({ id: idOf?.(name) ?? name, error: errorOf(name) });
  const group = (name: Question) => ({ ...place(name), required: true });
  const cards = (name: Question) => ({
    ...group(name),
    name,
    value: values[name] === '' ? null : values[name],
    onChange: (value: string) => onChange(name, value),
  });
  const yesOrNo = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  return (
    <Questions>
      <PainScale
        {...group('pain')}
        legend={words.pain}
        hint={words.painHint}
        max={form.pain_max}
        strongFrom={form.pain_red_flag}
        nameOf={words.painOf}
        value={values.pain}
        onChange={(value) => onChange('pain', value)}
      />
      <RadioCards {...cards('fever')} legend={words.fever} hint={words.feverHint} options={yesOrNo} />
      <RadioCards {...cards('wound')} legend={words.wound} options={form.wounds} />
      <RadioCards {...cards('medicine_taken')} legend={words.medicine} options={yesOrNo} />
      <Field label={words.worry} optional hint={words.worryHint} {...place('worry')}>
        <TextArea
          name="worry"
          rows={3}
          maxLength={1000}
          dir="auto"
          value={values.worry}
          onChange={({ currentTarget }) => onChange('worry', currentTarget.value)}
        />
      </Field>
    </Questions>
  );
}
