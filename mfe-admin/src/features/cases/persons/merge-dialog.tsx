import type { KnownPerson } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import { findRecords, mergePersons } from './persons.api';

const { mergeForm: words } = messages;

export interface MergeDialogProps {
  person: KnownPerson;
  onDone: () => void;
  onClose: () => void;
}

/** Joins the person of another enquiry or case to this one, with the reason. */
export default function MergeDialog({ person: { id, name }, onDone, onClose }: MergeDialogProps) {
  const form = useForm<{ other_id: NamedRecord | null; reason: string }, KnownPerson>({
    name: `person-merge-${id}`,
    initial: { other_id: null, reason: '' },
    rules: ({ other_id, reason }) => ({
      other_id: other_id === null ? words.missing : undefined,
      reason: reason.trim() === '' ? messages.reasonMissing : undefined,
    }),
    send: ({ other_id, reason }, key) => mergePersons(id, other_id?.id ?? '', reason.trim(), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(name || messages.unnamed)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <RecordPicker
        label={words.other}
        value={form.values.other_id}
        onChange={(record) => form.set('other_id', record)}
        find={findRecords}
        error={form.errorOf('other_id')}
      />
      <Field label={messages.reason} hint={messages.reasonHint} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
