import type { JourneyTask } from '@ayana/contracts/journey';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { ConflictNotice, TakenNotice } from '../../../components/shared-edit/conflict-notice';
import { useSharedEdit } from '../../../components/shared-edit/use-shared-edit';
import { messages as shared } from '../messages';
import { dueAt } from './due-day';
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
  const { form, fields, conflicts, taken, keepMine, takeTheirs } = useSharedEdit<TaskFieldsOfEdit, JourneyTask>({
    name: `case-task-edit-${task.id}`,
    latest: { version: task.version, fields: fieldsOf(task) },
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
  const by = { name: null, at: task.updated_at };
  const textOf = (name: keyof TaskFieldsOfEdit, of: TaskFieldsOfEdit): string => {
    if (name === 'day') return of.day === '' ? '' : dateText(new Date(dueAt(of.day)), now);
    if (name === 'title') return of.title;
    return of.who.colleague?.name ?? messages.owners[ownerOf(of.who).owner_kind];
  };
  return (
    <FormDialog
      title={words.changeTitle}
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={shared.saving}
      busy={form.busy}
      failure={conflicts === null ? form.failure : null}
      formProps={form.formProps}
    >
      <TakenNotice by={by} labels={taken.map((name) => LABELS[name])} />
      {conflicts === null ? null : (
        <ConflictNotice
          by={by}
          differences={conflicts.map((name) => ({
            label: LABELS[name],
            theirs: textOf(name, fieldsOf(task)),
            mine: textOf(name, fields),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <TaskFields
        journeyId={task.journey_id}
        values={{ title: fields.title, day: fields.day, ...fields.who }}
        form={{
          field: (path) => form.field(PATHS[path] ?? path),
          set: (path, value) => form.set(PATHS[path] ?? path, value),
          errorOf: form.errorOf,
        }}
      />
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
