import { type Prescription, QUERY_ANSWER_NAMES, QUERY_ANSWERS, type QueryAnswer } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { RadioCards } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { answerPharmacy } from './orders.api';

const { doctor: words } = messages;

export interface AnswerDialogProps {
  prescription: Prescription;
  queryId: string;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  answer: QueryAnswer;
  answer_medicine: string;
  answer_note: string;
}

/** The answer to a question of the pharmacy: allowed, not allowed, or something else. */
export default function AnswerDialog({ prescription, queryId, onDone, onClose }: AnswerDialogProps) {
  const query = prescription.queries?.find(({ id }) => id === queryId);
  const form = useForm<Values, Prescription>({
    name: `pharmacy-answer-${queryId}`,
    initial: { answer: 'allowed', answer_medicine: '', answer_note: '' },
    rules: ({ answer, answer_medicine }) =>
      answer === 'other' && answer_medicine.trim() === '' ? { answer_medicine: words.form.needed } : {},
    send: ({ answer, answer_medicine, answer_note }) =>
      answerPharmacy(prescription.id, queryId, {
        answer,
        ...(answer === 'other' ? { answer_medicine } : {}),
        ...(answer_note.trim() === '' ? {} : { answer_note }),
      }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.answerTitle}
      description={[query?.question, query?.proposed_medicine].filter(Boolean).join(' ')}
      onClose={onClose}
      submitLabel={words.send}
      busyLabel={messages.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <RadioCards
        name="answer"
        legend={words.yourAnswer}
        value={form.values.answer}
        onChange={(answer: QueryAnswer) => form.set('answer', answer)}
        options={QUERY_ANSWERS.map((value) => ({ value, label: QUERY_ANSWER_NAMES[value] }))}
      />
      {form.values.answer === 'other' ? (
        <Field label={words.otherMedicine} required error={form.errorOf('answer_medicine')}>
          <TextInput maxLength={120} dir="auto" {...form.field('answer_medicine')} />
        </Field>
      ) : null}
      <Field label={words.remark} optional error={form.errorOf('answer_note')}>
        <TextArea rows={2} maxLength={500} dir="auto" {...form.field('answer_note')} />
      </Field>
    </FormDialog>
  );
}
