import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../../../components/operations/messages';
import type { SignalDetail } from '../types';
import { messages } from './detail-messages';
import { moveSignal } from './signals.api';

const { dismiss: words } = messages;

export interface SignalDialogProps {
  signal: SignalDetail;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a signal that needs nobody. What is typed survives a refusal and a reload. */
export default function DismissDialog({ signal, onDone, onClose }: SignalDialogProps) {
  const form = useForm<{ reason: string }, SignalDetail>({
    name: `signal-dismiss-${signal.id}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.reasonNeeded : undefined }),
    send: ({ reason }) => moveSignal(signal, { name: 'dismiss', reason: reason.trim() }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      danger
      form={form}
    >
      <Field label={words.reason} required error={form.errorOf('reason')}>
        <TextArea rows={4} maxLength={1000} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
