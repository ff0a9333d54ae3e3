import { STAY_NOTE_MAX } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { type TextKind, writeText } from './stay.api';

export interface TextDialogProps {
  admissionId: string;
  kind: TextKind;
  onDone: () => void;
  onClose: () => void;
}

/** A daily note, or news for the family. */
export default function TextDialog({ admissionId, kind, onDone, onClose }: TextDialogProps) {
  const words = kind === 'notes' ? messages.notes.form : messages.updates.form;
  const form = useForm<{ text: string }, { id: string }>({
    name: `stay-${kind}-${admissionId}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? messages.needText : undefined }),
    send: ({ text }, key) => writeText(admissionId, kind, text, key),
    onAccepted: () => {
      toast.success(words.done, '');
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={words.label} required error={form.errorOf('text')}>
        <TextArea rows={6} maxLength={STAY_NOTE_MAX} dir="auto" {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
