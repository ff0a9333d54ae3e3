import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { ChoiceGroup } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { localInput, momentOf } from '../../../components/operations/local-input';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail, IncidentTask } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { addTask, changeTask } from './incidents.api';

const { tasks: words } = messages;

interface Values {
  title: string;
  owner: NamedPerson | null;
  due: string;
}

/** A task: what, who does it, by when. */
export default function TaskDialog({
  incident,
  task,
  onDone,
  onClose,
}: IncidentDialogProps & { task: IncidentTask | null }) {
  const form = useForm<Values, IncidentDetail>({
    name: `incident-task-${incident.id}-${task?.id ?? ''}`,
    initial: {
      title: task?.title ?? '',
      owner: task?.owner ?? null,
      due: task === null || task.due_at === null ? '' : localInput(new Date(task.due_at)),
    },
    rules: ({ title }) => ({ title: title.trim() === '' ? words.needed : undefined }),
    send: ({ title, owner, due }, key) => {
      const due_at = momentOf(due);
      if (task !== null)
        return changeTask(incident.id, task.id, {
          title: title.trim(),
          owner_id: owner?.id ?? null,
          due_at: due_at ?? null,
        });
      return addTask(
        incident.id,
        {
          title: title.trim(),
          ...(owner === null ? {} : { owner_id: owner.id }),
          ...(due_at === undefined ? {} : { due_at }),
        },
        key,
      );
    },
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={task === null ? words.add : words.edit}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <Field label={words.what} required error={form.errorOf('title')}>
        <TextInput maxLength={200} autoComplete="off" {...form.field('title')} />
      </Field>
      <ChoiceGroup legend={words.owner} optional error={form.errorOf('owner_id')}>
        <PersonPicker
          label={messages.roles.person}
          value={form.values.owner}
          onChange={(person) => form.set('owner', person)}
          of="staff"
          withMe
        />
      </ChoiceGroup>
      <Field label={words.dueAt} hint={words.zone(OPERATIONS_CLOCK.place)} optional error={form.errorOf('due_at')}>
        <TextInput type="datetime-local" {...form.field('due')} />
      </Field>
    </FormDialog>
  );
}
