import { isRunningIncident } from '@ayana/contracts/operations';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { TaskList } from '@ayana/shared-ui/tasks';
import { dateText } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentTask } from '../types';
import { messages } from './detail-messages';
import type { PressedPartProps } from './part-props';

const TaskDialog = lazy(async () => ({ default: (await import('./dialogs')).TaskDialog }));
const { tasks: words } = messages;

/** What is to be done in an incident, by which person and when: an incident closes once nothing of it is open. */
export function TasksCard({ incident, now, press, onChanged }: PressedPartProps) {
  const { id, tasks, open_tasks } = incident;
  const runs = isRunningIncident(incident.state);
  const [all, setAll] = useState(false);
  /** Null: none; `new`, or the id of the one that is changed. */
  const [open, setOpen] = useState<string | null>(null);
  const ended = tasks.filter(({ state }) => state !== 'open').length;
  const shown = all || !runs ? tasks : tasks.filter(({ state }) => state === 'open');
  /** What a review has left goes on after it. */
  const mayChange = ({ is_follow_up }: IncidentTask): boolean => runs || is_follow_up;
  const edited = tasks.find((task) => task.id === open) ?? null;
  const change = (task: string, state: IncidentTask['state']): void => press.send({ intent: 'task', id, task, state });
  return (
    <PortalCard title={words.title} extra={open_tasks === 0 ? undefined : <p>{open_tasks}</p>}>
      <TaskList
        label={words.title}
        empty={words.empty}
        tasks={shown.map((task) => ({
          id: task.id,
          title: task.title,
          // What was ticked shows at once, and again as it was when it is refused.
          done: press.isPending({ intent: 'task', task: task.id }) !== (task.state !== 'open'),
          note: noteOf(task, now),
          late: task.state === 'open' && task.due_at !== null && Date.parse(task.due_at) < now.getTime(),
          menu: mayChange(task) ? (
            <MoreMenu
              label={words.more(task.title)}
              items={
                task.state === 'open'
                  ? [
                      { id: 'change', label: words.change, onSelect: () => setOpen(task.id) },
                      { id: 'drop', label: words.drop, onSelect: () => change(task.id, 'dropped') },
                    ]
                  : [{ id: 'again', label: words.again, onSelect: () => change(task.id, 'open') }]
              }
            />
          ) : null,
        }))}
        onDone={(task, done) => {
          const ticked = tasks.find((each) => each.id === task);
          if (ticked !== undefined && mayChange(ticked)) change(task, done ? 'done' : 'open');
        }}
      />
      {runs ? (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setOpen('new')}
          >
            {words.add}
          </Button>{' '}
          {ended === 0 ? null : (
            <Button variant="quiet" size="small" onClick={() => setAll(!all)}>
              {all ? words.hideEnded : words.showEnded(ended)}
            </Button>
          )}
        </div>
      ) : null}
      <Suspense>
        {open === null || (open !== 'new' && edited === null) ? null : (
          <TaskDialog
            incident={incident}
            task={edited}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}

function noteOf(task: IncidentTask, now: Date): string | null {
  const note = ownerNote(task, now);
  return task.is_follow_up ? [words.followUp, note].filter(Boolean).join(' · ') : note;
}

function ownerNote({ owner, due_at, state }: IncidentTask, now: Date): string | null {
  const name = owner === null ? null : owner.name || shared.deleted;
  const due = due_at === null || state !== 'open' ? null : dateText(new Date(due_at), now);
  if (name === null) return due === null ? null : words.due(due);
  return due === null ? name : words.note(name, due);
}
