import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages, type StepWithNote } from './messages';
import { type ServiceRequestDetail, takeStep } from './service-request.api';

export interface NoteDialogProps {
  request: ServiceRequestDetail;
  name: StepWithNote;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why, before a step is taken. What is typed survives a refusal and a reload. */
export default function NoteDialog({ request, name, onDone, onClose }: NoteDialogProps) {
  const texts = messages.notes[name];
  const form = useForm<{ note: string }, ServiceRequestDetail>({
    name: `request-${name}-${request.id}`,
    initial: { note: '' },
    rules: ({ note }) => ({ note: note.trim() === '' ? texts.needed : undefined }),
    send: ({ note }) => takeStep(request.id, name, note.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={messages.actions[name]}
      description={messages.number(request.number)}
      onClose={onClose}
      submitLabel={messages.actions[name]}
      busyLabel={messages.busy}
      danger={name !== 'reopen'}
      form={form}
    >
      <Field label={texts.label} hint={texts.hint} required error={form.errorOf('note')}>
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
