import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';

export interface ReasonDialogProps {
  /** Of the form in storage. */
  name: string;
  title: string;
  text: string;
  submit: string;
  danger?: boolean;
  send: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Something that is done with a reason. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { name, title, text, submit, danger = false, send, onDone, onClose } = props;
  const form = useForm<{ reason: string }, unknown>({
    name,
    initial: { reason: '' },
    rules: ({ reason }) => (reason.trim() === '' ? { reason: messages.laboratory.reasonMissing } : {}),
    send: ({ reason }) => send(reason),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={title}
      description={text}
      onClose={onClose}
      submitLabel={submit}
      busyLabel={messages.saving}
      form={form}
      danger={danger}
    >
      <Field label={messages.laboratory.why} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={500} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
