import { orderTests, readLaboratories, readTests } from '@ayana/case-kit/orders';
import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { CheckboxGroups } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { messages } from './orders-messages';

const { order: words } = messages;

interface Values {
  tests: string[];
  laboratory_id: string;
  note: string;
}

export interface OrderTestsDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Orders laboratory tests for the patient of a case; a critical result comes to who has ordered them. */
export default function OrderTestsDialog({ journeyId, onDone, onClose }: OrderTestsDialogProps) {
  const catalogue = usePart({ key: 'tests', read: readTests });
  const laboratories = usePart({ key: 'laboratories', read: readLaboratories });
  const form = useForm<Values, LaboratoryOrder>({
    name: `case-order-tests-${journeyId}`,
    initial: { tests: [], laboratory_id: '', note: '' },
    rules: ({ tests, laboratory_id }) => ({
      tests: tests.length === 0 ? words.testsNeeded : undefined,
      laboratory_id: laboratory_id === '' ? words.laboratoryNeeded : undefined,
    }),
    send: ({ note, ...values }, key) =>
      orderTests({ journey_id: journeyId, ...values, ...(note.trim() === '' ? {} : { note: note.trim() }) }, key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      failure={form.failure ?? catalogue.failure?.message ?? laboratories.failure?.message ?? null}
      form={form}
      size="wide"
    >
      <CheckboxGroups
        label={words.tests}
        name="tests"
        choices={catalogue.value ?? []}
        chosen={form.values.tests}
        onChange={(tests) => form.set('tests', tests)}
        error={form.errorOf('tests')}
      />
      <Field label={words.laboratory} required error={form.errorOf('laboratory_id')}>
        <Select {...form.field('laboratory_id')}>
          <option value="">{words.choose}</option>
          {(laboratories.value ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.note} optional hint={words.noteHint} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={500} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
