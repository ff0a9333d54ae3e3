import { WORK_NOTE_MAX, type WorkTeam } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { addNote } from './team.api';

const { notes: words } = messages;

interface Props {
  workId: string;
  reread: () => void;
  onClose: () => void;
}

/** A note for the people of the organisation. */
export default function NoteDialog({ workId, reread, onClose }: Props) {
  const form = useForm<{ text: string }, WorkTeam>({
    name: `work-note-${workId}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) => addNote(workId, text.trim(), key),
    onAccepted: () => {
      reread();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.add}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      form={form}
    >
      <Field label={words.label} required error={form.errorOf('text')}>
        <TextArea rows={4} maxLength={WORK_NOTE_MAX} dir="auto" {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
