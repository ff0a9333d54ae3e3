import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { sendUpdate } from './incidents.api';

const { updates: words } = messages;

/** Writes to those an incident concerns among the staff, once each. */
export default function UpdateDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const form = useForm<{ text: string }, IncidentDetail>({
    name: `incident-update-${incident.id}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) => sendUpdate(incident.id, text.trim(), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <Field label={words.text} required error={form.errorOf('text')}>
        <TextArea rows={6} maxLength={1000} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
