import { changeOrder } from '@ayana/case-kit/orders';
import { ACCESSION_MAX, type LaboratoryOrder } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { localInput } from './order-texts';

const { laboratory: words } = messages;

export interface SampleDialogProps {
  order: LaboratoryOrder;
  onDone: () => void;
  onClose: () => void;
}

/** When the sample was taken, and who took it. */
export default function SampleDialog({ order, onDone, onClose }: SampleDialogProps) {
  const now = useNow();
  const form = useForm({
    name: `laboratory-sample-${order.id}`,
    initial: { sampled_by: '', sampled_at: localInput(now), accession_number: '' },
    rules: ({ sampled_by }) => (sampled_by.trim() === '' ? { sampled_by: messages.doctor.form.needed } : {}),
    send: ({ sampled_by, sampled_at, accession_number }) =>
      changeOrder(order, {
        status: 'sample_taken',
        sampled_by,
        sampled_at: new Date(sampled_at).toISOString(),
        ...(accession_number.trim() === '' ? {} : { accession_number: accession_number.trim() }),
      }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.takeTitle}
      description={words.takeText}
      onClose={onClose}
      submitLabel={words.take}
      busyLabel={messages.saving}
      form={form}
    >
      <Field label={words.by} required error={form.errorOf('sampled_by')}>
        <TextInput maxLength={80} dir="auto" autoComplete="off" {...form.field('sampled_by')} />
      </Field>
      <Field label={words.at} required error={form.errorOf('sampled_at')}>
        <TextInput type="datetime-local" {...form.field('sampled_at')} />
      </Field>
      <Field label={words.accession} optional hint={words.accessionHint} error={form.errorOf('accession_number')}>
        <TextInput maxLength={ACCESSION_MAX} autoComplete="off" {...form.field('accession_number')} />
      </Field>
    </FormDialog>
  );
}
