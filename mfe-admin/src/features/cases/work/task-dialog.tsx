import type { JourneyTask } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../messages';
import { dueAt } from '../../../components/give-work/due-day';
import { messages } from './messages';
import { TaskFields } from './task-fields';
import { NEW_TASK, ownerOf, taskProblems, type TaskValues } from './task-values';
import { addTask, type NewTask } from './work.api';

const { tasks: words } = messages;

type Values = TaskValues & { detail: string };

export interface TaskDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** A new task of a case. What is typed survives a refusal and a reload. */
export default function TaskDialog({ journeyId, onDone, onClose }: TaskDialogProps) {
  const form = useForm<Values, JourneyTask>({
    name: `case-task-${journeyId}`,
    version: 2,
    initial: { ...NEW_TASK, detail: '' },
    rules: taskProblems,
    send: (values, key) => addTask(journeyId, taskOf(values), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog title={words.add} onClose={onClose} submitLabel={words.submit} busyLabel={shared.saving} form={form}>
      <TaskFields journeyId={journeyId} values={form.values} form={form} />
      <Field label={words.details} optional error={form.errorOf('detail')}>
        <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('detail')} />
      </Field>
    </FormDialog>
  );
}

function taskOf(values: Values): NewTask {
  const { title, detail, day } = values;
  return {
    title: title.trim(),
    ...ownerOf(values),
    ...(detail.trim() === '' ? {} : { detail: detail.trim() }),
    ...(day === '' ? {} : { due_at: dueAt(day) }),
  };
}
