import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../parts/messages';
import type { Run, RunDetail } from '../types';
import { messages } from './messages';
import { stopRun } from './runs.api';

const { stop: words } = messages;

export interface StopDialogProps {
  run: Run;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a run that is not needed any more, with the reason. */
export default function StopDialog({ run, onDone, onClose }: StopDialogProps) {
  const form = useForm<{ reason: string }, RunDetail>({
    name: `escalation-stop-${run.id}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needed : undefined }),
    send: ({ reason }) => stopRun(run, reason),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={messages.detail.stop}
      busyLabel={shared.busy}
      form={form}
      danger
    >
      <Field label={words.reason} required error={form.errorOf('reason')}>
        <TextArea dir="auto" rows={3} maxLength={500} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
