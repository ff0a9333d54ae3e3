import { orderTests, readLaboratories, readTests } from '@ayana/case-kit/orders';
import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { CheckboxGroups } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { RecipientField } from './recipient-field';

const { form: words } = messages.doctor;

interface Values {
  tests: string[];
  laboratory_id: string;
  note: string;
}

export interface OrderDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Orders laboratory tests for the patient of a journey. */
export default function OrderDialog({ journeyId, onDone, onClose }: OrderDialogProps) {
  const catalogue = usePart({ key: 'tests', read: readTests });
  const form = useForm<Values, LaboratoryOrder>({
    name: `laboratory-order-${journeyId}`,
    initial: { tests: [], laboratory_id: '', note: '' },
    rules: ({ tests, laboratory_id }) => ({
      ...(tests.length === 0 ? { tests: words.whichMissing } : {}),
      ...(laboratory_id === '' ? { laboratory_id: words.laboratoryMissing } : {}),
    }),
    send: ({ note, ...values }, key) =>
      orderTests({ journey_id: journeyId, ...values, ...(note.trim() === '' ? {} : { note }) }, key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.tests}
      description={words.testsText}
      onClose={onClose}
      submitLabel={words.submitTests}
      busyLabel={messages.saving}
      failure={form.failure ?? catalogue.failure?.message ?? null}
      form={form}
      size="wide"
    >
      <CheckboxGroups
        label={words.which}
        name="tests"
        choices={catalogue.value ?? []}
        chosen={form.values.tests}
        onChange={(tests) => form.set('tests', tests)}
        error={form.errorOf('tests')}
      />
      <RecipientField
        label={words.laboratory}
        read={readLaboratories}
        field={form.field('laboratory_id')}
        error={form.errorOf('laboratory_id')}
        set={(value) => form.set('laboratory_id', value)}
      />
      <Field label={words.note} optional hint={words.noteLaboratory} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={500} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
