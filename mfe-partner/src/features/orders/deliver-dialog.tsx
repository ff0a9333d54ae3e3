import type { Prescription } from '@ayana/contracts/journey';
import { printProblem } from '@ayana/contracts/papers';
import { plainText, readingIn, type UploadedFile, useSharedEdit, useUploads } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { ErrorText, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import type { DispenseDialogProps } from './dispense-dialog';
import { messages } from './messages';
import { localInput } from './order-texts';
import { changePrescription } from './orders.api';

const { pharmacy: words } = messages;

interface Values {
  received_by: string;
  relation: string;
  address: string;
  photo: UploadedFile | null;
  delivered_at: string;
  /** What there is to deliver: another colleague may hand out more. */
  handed_out: string[];
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  received_by: words.to,
  relation: words.relation,
  address: words.address,
  photo: words.photo,
  delivered_at: words.at,
  handed_out: words.dispense,
};

/** Who took the medicines, where and when, and a photo of it. */
export default function DeliverDialog({ prescription, reread, onDone, onClose }: DispenseDialogProps) {
  const now = useNow();
  const [begun] = useState(() => localInput(now));
  const edit = useSharedEdit<Values, Prescription>({
    name: `deliver-${prescription.id}`,
    latest: readingIn(prescription, {
      received_by: prescription.patient.name ?? '',
      relation: '',
      address: prescription.deliver_to?.address ?? '',
      photo: null,
      delivered_at: begun,
      handed_out: prescription.items.map(({ medicine, dispensed_quantity }) => `${medicine} ${dispensed_quantity}`),
    }),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) => plainText(fields[name]),
    alwaysSends: true,
    rules: ({ received_by, relation, address }) => ({
      received_by: received_by.trim() === '' ? messages.doctor.form.needed : printProblem(received_by),
      relation: printProblem(relation),
      address: printProblem(address),
    }),
    save: (_changed, { received_by, relation, address, photo, delivered_at }, version) =>
      changePrescription(
        { id: prescription.id, version },
        {
          status: 'delivered',
          received_by,
          ...(relation.trim() === '' ? {} : { relation }),
          ...(address.trim() === '' ? {} : { address }),
          ...(photo === null ? {} : { proof_upload_id: photo.id }),
          delivered_at: new Date(delivered_at).toISOString(),
        },
      ),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  const { uploader } = useUploads((file) => form.set('photo', file));
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
      <Field label={words.relation} optional hint={words.relationHint} error={form.errorOf('relation')}>
        <TextInput maxLength={60} dir="auto" autoComplete="off" {...form.field('relation')} />
      </Field>
      <Field label={words.address} optional hint={words.addressHint} error={form.errorOf('address')}>
        <TextArea rows={2} maxLength={300} dir="auto" {...form.field('address')} />
      </Field>
      <Field label={words.at} required error={form.errorOf('delivered_at')}>
        <TextInput type="datetime-local" {...form.field('delivered_at')} />
      </Field>
      <div>
        {form.values.photo === null ? (
          <Uploader
            label={words.photo}
            note={words.photoHint}
            {...uploader}
            onAdd={([file]) => file && uploader.onAdd([file])}
          />
        ) : (
          <DocumentList
            label={words.photo}
            empty=""
            documents={[form.values.photo]}
            removesAtOnce
            onRemove={() => {
              form.set('photo', null);
              return Promise.resolve(null);
            }}
          />
        )}
        <ErrorText>{form.errorOf('proof_upload_id') ?? null}</ErrorText>
      </div>
    </EditDialog>
  );
}
