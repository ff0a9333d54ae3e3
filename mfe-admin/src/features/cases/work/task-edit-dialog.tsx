import type { JourneyTask } from '@ayana/contracts/journey';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { messages as shared } from '../messages';
import { dueAt } from '../../../components/give-work/due-day';
import { messages } from './messages';
import { TaskFields } from './task-fields';
import { ownerOf, taskProblems, type TaskValues, valuesOf } from './task-values';
import { editTask } from './work.api';

const { tasks: words } = messages;

export interface TaskEditDialogProps {
  /** As it is now. */
  task: JourneyTask;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Changes what a task is, who does it and by when. A colleague's change meanwhile is shown, and nothing typed is lost. */
export default function TaskEditDialog({ task, reread, onDone, onClose }: TaskEditDialogProps) {
  const now = useNow();
  const { form, fields, notice } = useSharedEdit<TaskFieldsOfEdit, JourneyTask>({
    name: `case-task-edit-${task.id}`,
    latest: {
      version: task.version,
      fields: fieldsOf(task),
      by: { name: task.updated_by?.name ?? null, at: task.updated_at },
    },
    labelOf: (name) => LABELS[name],
    textOf: (name, of) => {
      if (name === 'day') return of.day === '' ? '' : dateText(new Date(dueAt(of.day)), now);
      if (name === 'title') return of.title;
      const named = of.who.owner === valuesOf(task).owner ? task.owner_name : null;
      return of.who.colleague?.name ?? named ?? messages.owners[ownerOf(of.who).owner_kind];
    },
    rules: ({ title, day, who }) => taskProblems({ title, day, ...who }),
    save: (changed, { title, who, day }, version) =>
      editTask(task.id, version, {
        ...(changed.includes('title') ? { title: title.trim() } : {}),
        ...(changed.includes('who') ? ownerOf(who) : {}),
        ...(changed.includes('day') ? { due_at: day === '' ? null : dueAt(day) } : {}),
      }),
    onSaved: onDone,
    reread,
  });
  return (
    <FormDialog
      title={words.changeTitle}
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={shared.saving}
      form={form}
    >
      <TaskFields
        journeyId={task.journey_id}
        ownerName={task.owner_name}
        values={{ title: fields.title, day: fields.day, ...fields.who }}
        form={{
          field: (path) => form.field(PATHS[path] ?? path),
          set: (path, value) => form.set(PATHS[path] ?? path, value),
          errorOf: form.errorOf,
        }}
      />
      <EditNotice notice={notice} />
    </FormDialog>
  );
}

/** The owner is one field: two people who choose someone else differ, whichever way they named them. */
interface TaskFieldsOfEdit {
  title: string;
  who: Pick<TaskValues, 'owner' | 'colleague'>;
  day: string;
}

const PATHS: Readonly<Record<string, string>> = { owner: 'who.owner', colleague: 'who.colleague' };
const LABELS: Readonly<Record<keyof TaskFieldsOfEdit, string>> = { title: words.what, who: words.who, day: words.due };

function fieldsOf(task: JourneyTask): TaskFieldsOfEdit {
  const { title, day, owner, colleague } = valuesOf(task);
  return { title, who: { owner, colleague }, day };
}
