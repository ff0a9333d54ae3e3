import type { Prescription } from '@ayana/contracts/journey';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { printProblem } from '@ayana/contracts/papers';
import { Field, TextInput } from '@ayana/shared-ui/field';
import type { DispenseDialogProps } from './dispense-dialog';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './messages';
import { localInput } from './order-texts';
import { changePrescription } from './orders.api';

const { pharmacy: words } = messages;

interface Values {
  received_by: string;
  delivered_at: string;
  /** What there is to deliver: another colleague may hand out more. */
  handed_out: string[];
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  received_by: words.to,
  delivered_at: words.at,
  handed_out: words.dispense,
};

/** Who took the medicines, and when. */
export default function DeliverDialog({ prescription, reread, onDone, onClose }: DispenseDialogProps) {
  const now = useNow();
  const [begun] = useState(() => localInput(now));
  const edit = useSharedEdit<Values, Prescription>({
    name: `deliver-${prescription.id}`,
    latest: readingIn(prescription, {
      received_by: prescription.patient.name ?? '',
      delivered_at: begun,
      handed_out: prescription.items.map(({ medicine, dispensed_quantity }) => `${medicine} ${dispensed_quantity}`),
    }),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) => plainText(fields[name]),
    alwaysSends: true,
    rules: ({ received_by }) => ({
      received_by: received_by.trim() === '' ? messages.doctor.form.needed : printProblem(received_by),
    }),
    save: (_changed, { received_by, delivered_at }, version) =>
      changePrescription(
        { id: prescription.id, version },
        {
          status: 'delivered',
          received_by,
          delivered_at: new Date(delivered_at).toISOString(),
        },
      ),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={words.deliverTitle}
      description={words.deliverText}
      onClose={onClose}
      submitLabel={words.deliver}
      busyLabel={messages.saving}
      edit={edit}
    >
      <Field label={words.to} required error={form.errorOf('received_by') ?? printProblem(form.values.received_by)}>
        <TextInput maxLength={80} dir="auto" autoComplete="off" {...form.field('received_by')} />
      </Field>
      <Field label={words.at} required error={form.errorOf('delivered_at')}>
        <TextInput type="datetime-local" {...form.field('delivered_at')} />
      </Field>
    </EditDialog>
  );
}
