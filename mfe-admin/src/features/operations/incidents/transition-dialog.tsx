import type { IncidentTransition } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { moveIncident } from './incidents.api';

export interface TransitionDialogProps extends IncidentDialogProps {
  name: Exclude<IncidentTransition, 'review'>;
}

/** Moves an incident on, or back, with the words why. What is typed survives a refusal and a reload. */
export default function TransitionDialog({ incident, name, onDone, onClose }: TransitionDialogProps) {
  const words = messages.notes[name];
  const form = useForm<{ note: string }, IncidentDetail>({
    name: `incident-${name}-${incident.id}`,
    initial: { note: '' },
    rules: ({ note }) => ({ note: note.trim() === '' ? words.needed : undefined }),
    send: ({ note }) => moveIncident(incident, { name, note: note.trim() }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={messages.transitions[name]}
      description={`${incident.number}: ${incident.title}`}
      onClose={onClose}
      submitLabel={messages.transitions[name]}
      busyLabel={shared.saving}
      form={form}
    >
      {name === 'close' && incident.open_tasks > 0 ? <Notice>{messages.tasksOpen}</Notice> : null}
      <Field label={words.label} hint={words.hint} required error={form.errorOf('note')}>
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
