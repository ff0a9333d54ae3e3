import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import type { Recipient } from './orders.api';
import { RecipientField } from './recipient-field';

export interface AnotherDialogProps {
  /** Of the form in storage. */
  name: string;
  title: string;
  label: string;
  read: () => Promise<Recipient[]>;
  send: (id: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks another laboratory or pharmacy after the first has declined. */
export default function AnotherDialog({ name, title, label, read, send, onDone, onClose }: AnotherDialogProps) {
  const form = useForm<{ to: string }, unknown>({
    name,
    initial: { to: '' },
    rules: ({ to }) => (to === '' ? { to: messages.doctor.form.needed } : {}),
    send: ({ to }) => send(to),
    onAccepted: onDone,
  });
  return (
    <FormDialog title={title} onClose={onClose} submitLabel={title} busyLabel={messages.saving} form={form}>
      <RecipientField
        label={label}
        read={read}
        field={form.field('to')}
        error={form.errorOf('to')}
        set={(value) => form.set('to', value)}
      />
    </FormDialog>
  );
}
