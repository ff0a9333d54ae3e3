import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ChoiceGroup } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Plus } from 'lucide-react';
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
  follow_ups: FollowUp[];
}

interface FollowUp {
  title: string;
  owner: NamedPerson | null;
  due_on: string;
}

const NEW_FOLLOW_UP: FollowUp = { title: '', owner: null, due_on: '' };

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
    initial: { what_happened: '', why: '', what_changes: '', changes_due_on: '', owner: null, follow_ups: [] },
    rules: ({ what_happened, why, what_changes, changes_due_on, owner, follow_ups }) => ({
      what_happened: missing(what_happened),
      why: missing(why),
      what_changes: missing(what_changes),
      changes_owner_id: owner === null ? words.needed : undefined,
      changes_due_on: missing(changes_due_on),
      ...Object.fromEntries(
        follow_ups.flatMap(({ title, owner: who, due_on }, at) => [
          [`follow_ups.${at}.title`, missing(title)],
          [`follow_ups.${at}.owner_id`, who === null ? words.needed : undefined],
          [`follow_ups.${at}.due_on`, missing(due_on)],
        ]),
      ),
    }),
    send: ({ what_happened, why, what_changes, changes_due_on, owner, follow_ups }) =>
      moveIncident(incident, {
        name: 'review',
        what_happened: what_happened.trim(),
        why: why.trim(),
        what_changes: what_changes.trim(),
        changes_due_on,
        changes_owner_id: owner?.id ?? '',
        follow_ups: follow_ups.map(({ title, owner: who, due_on }) => ({
          title: title.trim(),
          owner_id: who?.id ?? '',
          due_on,
        })),
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
      <p>{words.followUpsHint}</p>
      {form.values.follow_ups.map((followUp, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a follow-up is its place
        <ChoiceGroup key={at} legend={words.followUp(at + 1)} error={form.errorOf(`follow_ups.${at}.owner_id`)}>
          <Field label={words.changes} required error={form.errorOf(`follow_ups.${at}.title`)}>
            <TextInput maxLength={200} {...form.field(`follow_ups.${at}.title`)} />
          </Field>
          <PersonPicker
            label={words.owner}
            value={followUp.owner}
            onChange={(person) => form.set(`follow_ups.${at}.owner`, person)}
            of="staff"
            withMe
          />
          <Field label={words.due} required error={form.errorOf(`follow_ups.${at}.due_on`)}>
            <DateInput {...form.field(`follow_ups.${at}.due_on`)} />
          </Field>
          <div>
            <Button
              variant="quiet"
              size="small"
              onClick={() => form.set('follow_ups', form.values.follow_ups.toSpliced(at, 1))}
            >
              {words.removeFollowUp(at + 1)}
            </Button>
          </div>
        </ChoiceGroup>
      ))}
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => form.set('follow_ups', [...form.values.follow_ups, NEW_FOLLOW_UP])}
        >
          {words.addFollowUp}
        </Button>
      </div>
    </FormDialog>
  );
}
