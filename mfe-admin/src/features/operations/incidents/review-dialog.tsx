import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { ChoiceGroup } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextArea } from '@ayana/shared-ui/field';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { moveIncident } from './incidents.api';

const { review: words } = messages;

interface Values {
  what_happened: string;
  why: string;
  what_changes: string;
  changes_due_on: string;
  owner: NamedPerson | null;
}

const TEXTS = [
  ['what_happened', words.happened],
  ['why', words.why],
  ['what_changes', words.changes],
] as const;

/** What happened, why, what changes, who sees to it and by when: the end of an incident. */
export default function ReviewDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const missing = (text: string): string | undefined => (text.trim() === '' ? words.needed : undefined);
  const form = useForm<Values, IncidentDetail>({
    name: `incident-review-${incident.id}`,
    initial: { what_happened: '', why: '', what_changes: '', changes_due_on: '', owner: null },
    rules: ({ what_happened, why, what_changes, changes_due_on, owner }) => ({
      what_happened: missing(what_happened),
      why: missing(why),
      what_changes: missing(what_changes),
      changes_owner_id: owner === null ? words.needed : undefined,
      changes_due_on: missing(changes_due_on),
    }),
    send: ({ what_happened, why, what_changes, changes_due_on, owner }) =>
      moveIncident(incident, {
        name: 'review',
        what_happened: what_happened.trim(),
        why: why.trim(),
        what_changes: what_changes.trim(),
        changes_due_on,
        changes_owner_id: owner?.id ?? '',
      }),
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
      {TEXTS.map(([name, label]) => (
        <Field key={name} label={label} required error={form.errorOf(name)}>
          <TextArea rows={4} maxLength={1000} {...form.field(name)} />
        </Field>
      ))}
      <ChoiceGroup legend={words.owner} required error={form.errorOf('changes_owner_id')}>
        <PersonPicker
          label={messages.roles.person}
          value={form.values.owner}
          onChange={(person) => form.set('owner', person)}
          of="staff"
          withMe
        />
      </ChoiceGroup>
      <Field label={words.due} required error={form.errorOf('changes_due_on')}>
        <DateInput {...form.field('changes_due_on')} />
      </Field>
    </FormDialog>
  );
}
