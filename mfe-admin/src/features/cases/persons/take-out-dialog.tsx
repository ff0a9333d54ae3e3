import type { KnownPerson } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import { takeOut } from './persons.api';

const { splitForm: words } = messages;

export interface TakeOutDialogProps {
  person: KnownPerson;
  record: NamedRecord;
  onDone: () => void;
  onClose: () => void;
}

/** Says of one record that it is someone else's, with the reason. */
export default function TakeOutDialog({ person, record, onDone, onClose }: TakeOutDialogProps) {
  const form = useForm<{ reason: string }, KnownPerson>({
    name: `person-take-out-${record.id}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? messages.reasonMissing : undefined }),
    send: ({ reason }, key) => takeOut(person.id, record.id, reason.trim(), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(record.name)}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={messages.reason} hint={messages.reasonHint} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
