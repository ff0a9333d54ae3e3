import type { CasePart, JourneyTask } from '@ayana/contracts/journey';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { TaskList } from '@ayana/shared-ui/tasks';
import { dateText } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { changeTask, readTasks } from './work.api';

const TaskDialog = lazy(() => import('./task-dialog'));
const TaskEditDialog = lazy(() => import('./task-edit-dialog'));
const { tasks: words } = messages;
const LIVE = ['tasks.changed'] as const;

export interface TasksCardProps {
  journeyId: string;
  /** The name of the case manager. */
  manager: string | null;
  now: Date;
}

/** What is to be done on a case, by which person and when: finished, waived and added here. */
export function TasksCard({ journeyId, manager, now }: TasksCardProps) {
  const tasks = usePart<JourneyTask[], CasePart>({
    key: journeyId,
    read: () => readTasks(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const [adding, setAdding] = useState(false);
  const open = tasks.value?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <PortalCard title={words.title} extra={open === 0 ? undefined : <p>{open}</p>}>
      <ReadDetail detail={tasks} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <Tasks tasks={value} manager={manager} now={now} reread={tasks.reread} />}
      </ReadDetail>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {words.add}
        </Button>
      </div>
      <Suspense>
        {adding ? (
          <TaskDialog
            journeyId={journeyId}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              tasks.reread();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

interface TasksProps extends Pick<TasksCardProps, 'manager' | 'now'> {
  tasks: readonly JourneyTask[];
  reread: () => void;
}

function Tasks({ tasks, manager, now, reread }: TasksProps) {
  const { run, busy, failure } = useChange(reread);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = tasks.find(({ id }) => id === editing);
  const [all, setAll] = useState(false);
  const finished = tasks.filter(({ status }) => status !== 'open');
  const shown = all ? tasks : tasks.filter(({ status }) => status === 'open');
  const change = (id: string, status: JourneyTask['status']): void => {
    const task = tasks.find((each) => each.id === id);
    if (task !== undefined) run(id, () => changeTask(task, status));
  };
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <TaskList
        label={words.title}
        empty={words.empty}
        tasks={shown.map((task) => ({
          id: task.id,
          title: task.title,
          // What was ticked shows at once, and again as it was when it is refused.
          done: (busy === task.id) !== (task.status !== 'open'),
          note: noteOf(task, manager, now),
          late: task.status === 'open' && task.due_at !== null && Date.parse(task.due_at) < now.getTime(),
          menu:
            task.status === 'open' ? (
              <MoreMenu
                label={words.more(task.title)}
                items={[
                  { id: 'change', label: words.change, onSelect: () => setEditing(task.id) },
                  { id: 'waive', label: words.waive, onSelect: () => change(task.id, 'waived') },
                ]}
              />
            ) : null,
        }))}
        onDone={(id, done) => change(id, done ? 'done' : 'open')}
      />
      {finished.length === 0 ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={() => setAll(!all)}>
            {all ? words.hideDone : words.showDone(finished.length)}
          </Button>
        </div>
      )}
      <Suspense>
        {edited === undefined ? null : (
          <TaskEditDialog
            task={edited}
            reread={reread}
            onClose={() => setEditing(null)}
            onDone={() => {
              setEditing(null);
              reread();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function noteOf({ owner_kind, owner_name, due_at }: JourneyTask, manager: string | null, now: Date): string {
  const owner = owner_name ?? (owner_kind === 'case_manager' ? manager : null) ?? messages.owners[owner_kind];
  return due_at === null ? owner : words.note(owner, dateText(new Date(due_at), now));
}
