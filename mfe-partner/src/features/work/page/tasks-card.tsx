import type { CasePart, JourneyTask } from '@ayana/contracts/journey';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { TaskList } from '@ayana/shared-ui/tasks';
import { dateText } from '@ayana/shared-ui/time';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { usePlace } from '../../../work/use-place';
import { changeTask, readOwnTasks } from './work.api';

const { tasks: words } = messages;
const LIVE = ['tasks.changed'] as const;

/** What the case manager asked the reader to do besides: ticked off here. Nothing is shown where there is none. */
export default function TasksCard({ work, now }: { work: WorkDetail; now: Date }) {
  const { journey_id } = work;
  const tasks = usePart<JourneyTask[], CasePart>({
    key: journey_id,
    read: async () => (await readOwnTasks(journey_id)).filter((task) => !isWorkItself(task, work)),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  const { run, busy, failure } = useChange(tasks.reread);
  const place = usePlace('tasks');
  if (tasks.failure === null && (tasks.value === null || tasks.value.length === 0)) return null;
  return (
    <div id="tasks" ref={place}>
      <PortalCard title={words.title}>
        {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
        <ReadDetail detail={tasks} failed={messages.partFailed} stale={messages.stale} retry={messages.retry}>
          {(value) => (
            <TaskList
              label={words.title}
              empty={words.empty}
              tasks={value
                .filter((task) => !isWorkItself(task, work))
                .map((task) => ({
                  id: task.id,
                  title: task.title,
                  // What was ticked shows at once, and again as it was when it is refused.
                  done: (busy === task.id) !== (task.status !== 'open'),
                  note: task.due_at === null ? '' : words.due(dateText(new Date(task.due_at), now)),
                  late: task.status === 'open' && task.due_at !== null && Date.parse(task.due_at) < now.getTime(),
                }))}
              {...(work.may_write
                ? {
                    onDone: (id: string, done: boolean) => {
                      const task = value.find((each) => each.id === id);
                      if (task !== undefined) run(id, () => changeTask(task, done ? 'done' : 'open'));
                    },
                  }
                : {})}
            />
          )}
        </ReadDetail>
      </PortalCard>
    </div>
  );
}

/** An opinion that is still to be given has its clock above: a task that only says so has no second time beside it. */
const isWorkItself = (task: JourneyTask, work: WorkDetail): boolean =>
  task.subject_kind === 'opinion' &&
  work.kind === 'opinion' &&
  (work.status === 'offered' || work.status === 'accepted');
