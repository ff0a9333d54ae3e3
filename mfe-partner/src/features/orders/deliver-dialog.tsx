import type { Prescription } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import type { DispenseDialogProps } from './dispense-dialog';
import { useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { localInput } from './order-texts';
import { changePrescription } from './orders.api';

const { pharmacy: words } = messages;

/** Who took the medicines, and when. */
export default function DeliverDialog({ prescription, onDone, onClose }: DispenseDialogProps) {
  const now = useNow();
  const form = useForm<{ received_by: string; delivered_at: string }, Prescription>({
    name: `deliver-${prescription.id}-${prescription.version}`,
    initial: { received_by: prescription.patient.name ?? '', delivered_at: localInput(now) },
    rules: ({ received_by }) => (received_by.trim() === '' ? { received_by: messages.doctor.form.needed } : {}),
    send: ({ received_by, delivered_at }) =>
      changePrescription(prescription, {
        status: 'delivered',
        received_by,
        delivered_at: new Date(delivered_at).toISOString(),
      }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.deliverTitle}
      description={words.deliverText}
      onClose={onClose}
      submitLabel={words.deliver}
      busyLabel={messages.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.to} required error={form.errorOf('received_by')}>
        <TextInput maxLength={80} dir="auto" autoComplete="off" {...form.field('received_by')} />
      </Field>
      <Field label={words.at} required error={form.errorOf('delivered_at')}>
        <TextInput type="datetime-local" {...form.field('delivered_at')} />
      </Field>
    </FormDialog>
  );
}
