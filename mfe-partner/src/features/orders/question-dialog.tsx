import { leftToDispense, type Prescription } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { printProblem } from '@ayana/contracts/papers';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import type { DispenseDialogProps } from './dispense-dialog';
import { messages } from './messages';
import { askDoctor } from './orders.api';

const { pharmacy: words } = messages;

interface Values {
  item_id: string;
  question: string;
  proposed_medicine: string;
  proposed_strength: string;
}

/** A question to the doctor about one medicine, and what the pharmacy proposes. */
export default function QuestionDialog({ prescription, onDone, onClose }: DispenseDialogProps) {
  const { id, items, queries = [] } = prescription;
  const open = items.filter(
    (item) =>
      leftToDispense(item) > 0 && queries.every(({ item_id, answer }) => item_id !== item.id || answer !== null),
  );
  const form = useForm<Values, Prescription>({
    name: `pharmacy-question-${id}`,
    initial: { item_id: open[0]?.id ?? '', question: '', proposed_medicine: '', proposed_strength: '' },
    rules: ({ question, proposed_medicine, proposed_strength }) => ({
      question: question.trim() === '' ? messages.doctor.form.needed : undefined,
      proposed_medicine: printProblem(proposed_medicine),
      proposed_strength: printProblem(proposed_strength),
    }),
    send: ({ item_id, question, ...proposed }, key) =>
      askDoctor(
        id,
        {
          item_id,
          question,
          ...Object.fromEntries(Object.entries(proposed).filter(([, text]) => text.trim() !== '')),
        },
        key,
      ),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.askTitle}
      description={words.askText}
      onClose={onClose}
      submitLabel={words.ask}
      busyLabel={messages.saving}
      form={form}
    >
      <Field label={words.item} required error={form.errorOf('item_id')}>
        <Select {...form.field('item_id')}>
          {open.map(({ id: item, medicine, strength }) => (
            <option key={item} value={item}>
              {`${medicine} ${strength}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.question} required error={form.errorOf('question')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('question')} />
      </Field>
      <Field
        label={words.proposed}
        optional
        error={form.errorOf('proposed_medicine') ?? printProblem(form.values.proposed_medicine)}
      >
        <TextInput maxLength={120} dir="auto" {...form.field('proposed_medicine')} />
      </Field>
      <Field
        label={words.proposedStrength}
        optional
        error={form.errorOf('proposed_strength') ?? printProblem(form.values.proposed_strength)}
      >
        <TextInput maxLength={40} autoComplete="off" {...form.field('proposed_strength')} />
      </Field>
    </FormDialog>
  );
}
