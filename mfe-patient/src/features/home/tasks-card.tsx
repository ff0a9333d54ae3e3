import { taskHref } from '@ayana/contracts/journey';
import { useAction } from '@ayana/portal-kit/screens';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dayWord, type Zone } from '@ayana/shared-ui/time';
import { FINISH_PATH, type FinishTask } from '../../own-tasks/finish-task';
import { TaskEnd } from '../../own-tasks/task-end';
import type { Overview, OverviewTask } from './data/home-data';
import { messages } from './messages';

const { tasks: words } = messages;

export interface TasksCardProps {
  overview: Overview;
  now: Date;
  localZone: Zone;
  onRetry: () => void;
}

/** The patient's own tasks: each leads to where it is done, takes the paper that it asks for, or is said here by what was done. */
export function TasksCard({ overview, now, localZone, onRetry }: TasksCardProps) {
  const finish = useAction<FinishTask>({ action: FINISH_PATH });
  const own = overview.tasks.filter(({ owner_kind }) => owner_kind === 'patient');
  if (own.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      {finish.failure === null ? null : <Notice tone="failed">{finish.failure.message}</Notice>}
      <WaitingList
        items={own.map((task) => ({
          id: task.id,
          title: <bdi>{task.title}</bdi>,
          text: [dueOf(task, now, localZone.zone), task.detail].filter((each) => each !== null).join(' '),
          end: (
            <TaskEnd
              task={task}
              journeyId={overview.journey.id}
              place={taskHref(task)}
              finish={finish}
              onChanged={onRetry}
            />
          ),
        }))}
      />
    </PortalCard>
  );
}

function dueOf({ due_at }: OverviewTask, now: Date, zone: string): string {
  if (due_at === null) return messages.task.open;
  const due = new Date(due_at);
  const day = dayWord(due, now, zone);
  return due.getTime() < now.getTime() ? messages.task.late(day) : messages.task.due(day);
}
