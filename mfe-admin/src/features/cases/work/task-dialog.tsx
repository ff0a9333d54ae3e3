import type { JourneyTask, TaskOwnerKind } from '@ayana/contracts/journey';
import { instantAt } from '@ayana/contracts/places';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages as shared } from '../messages';
import { DESK_ZONE } from '../parts/clocks';
import { messages } from './messages';
import { addTask, type NewTask } from './work.api';

const { tasks: words } = messages;
/** Who a task can be given to without naming a person. */
const OWNERS = ['case_manager', 'patient'] as const satisfies readonly TaskOwnerKind[];
/** A task is due at the end of a working day of the desk. */
const DUE_MINUTES = 18 * 60;

interface Values {
  title: string;
  detail: string;
  owner_kind: TaskOwnerKind;
  day: string;
}

export interface TaskDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** A new task of a case. What is typed survives a refusal and a reload. */
export default function TaskDialog({ journeyId, onDone, onClose }: TaskDialogProps) {
  const form = useForm<Values, JourneyTask>({
    name: `case-task-${journeyId}`,
    initial: { title: '', detail: '', owner_kind: 'case_manager', day: '' },
    rules: ({ title }) => ({ title: title.trim() === '' ? words.needed : undefined }),
    send: (values, key) => addTask(journeyId, taskOf(values), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.add}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.what} required error={form.errorOf('title')}>
        <TextInput dir="auto" maxLength={200} {...form.field('title')} />
      </Field>
      <Field label={words.who} error={form.errorOf('owner_kind')}>
        <Select {...form.field('owner_kind')}>
          {OWNERS.map((owner) => (
            <option key={owner} value={owner}>
              {messages.owners[owner]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.due} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
      <Field label={words.details} optional error={form.errorOf('detail')}>
        <TextArea rows={3} maxLength={1000} {...form.field('detail')} />
      </Field>
    </FormDialog>
  );
}

function taskOf({ title, detail, owner_kind, day }: Values): NewTask {
  return {
    title: title.trim(),
    owner_kind,
    ...(detail.trim() === '' ? {} : { detail: detail.trim() }),
    ...(day === '' ? {} : { due_at: instantAt(day, DUE_MINUTES, DESK_ZONE.zone).toISOString() }),
  };
}
