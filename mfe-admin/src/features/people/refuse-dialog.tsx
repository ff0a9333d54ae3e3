import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { type Person, type PersonDetail, refuseApplication } from './people.api';

const { refuseDialog: words } = messages;

export interface RefuseDialogProps {
  person: Person;
  onDone: () => void;
  onClose: () => void;
}

/** Refuses an application, with an optional message to the person. */
export default function RefuseDialog({ person, onDone, onClose }: RefuseDialogProps) {
  const form = useForm<{ note: string }, PersonDetail>({
    name: `refuse-${person.id}`,
    initial: { note: '' },
    send: ({ note }) => refuseApplication(person.id, note.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title(person.name || person.email)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.note} hint={words.hint} optional error={form.errorOf('note')}>
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
