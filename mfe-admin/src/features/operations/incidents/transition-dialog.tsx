import {
  INCIDENT_CAUSE_NAMES,
  INCIDENT_CAUSES,
  type IncidentCause,
  type IncidentTransition,
} from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { moveIncident } from './incidents.api';

export interface TransitionDialogProps extends IncidentDialogProps {
  name: Exclude<IncidentTransition, 'review' | 'merge'>;
}

/** Moves an incident on, or back, with the words why. What is typed survives a refusal and a reload. */
export default function TransitionDialog({ incident, name, onDone, onClose }: TransitionDialogProps) {
  const words = messages.notes[name];
  const form = useForm<{ note: string; cause: string }, IncidentDetail>({
    name: `incident-${name}-${incident.id}`,
    initial: { note: '', cause: '' },
    rules: ({ note, cause }) => ({
      note: note.trim() === '' ? words.needed : undefined,
      cause: name === 'close' && cause === '' ? messages.causeNeeded : undefined,
    }),
    send: ({ note, cause }) =>
      moveIncident(incident, {
        name,
        note: note.trim(),
        ...(name === 'close' ? { cause: cause as IncidentCause } : {}),
      }),
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
      {name === 'close' ? (
        <Field label={messages.cause} required error={form.errorOf('cause')}>
          <Select {...form.field('cause')}>
            <option value="">{messages.chooseCause}</option>
            {INCIDENT_CAUSES.map((cause) => (
              <option key={cause} value={cause}>
                {INCIDENT_CAUSE_NAMES[cause]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={words.label} hint={words.hint} required error={form.errorOf('note')}>
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
