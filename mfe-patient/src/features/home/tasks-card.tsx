import { taskHref } from '@ayana/contracts/journey';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dayWord, type Zone } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import { FINISH_PATH, type FinishTask } from '../../own-tasks/finish-task';
import type { Overview, OverviewTask } from './data/home-data';
import { messages } from './messages';
import { taskAction } from './task-words';

const { tasks: words } = messages;

/** The patient's own tasks: each leads to where it is done; one that has no such place is ticked off here. */
export function TasksCard({ overview, now, localZone }: { overview: Overview; now: Date; localZone: Zone }) {
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
          end: <End task={task} finish={finish} />,
        }))}
      />
    </PortalCard>
  );
}

function End({ task, finish }: { task: OverviewTask; finish: ReturnType<typeof useAction<FinishTask>> }) {
  const { id, version, title } = task;
  const place = taskHref(task);
  const action = taskAction(task.subject_kind);
  if (place !== undefined)
    return (
      <Button as={Link} to={place} variant="tonal" size="small" aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    );
  return (
    <Button
      variant="outline"
      size="small"
      onClick={() => finish.send({ id, version })}
      busy={finish.isPending({ id })}
      busyLabel={words.saving}
      aria-label={`${words.done}: ${title}`}
    >
      {words.done}
    </Button>
  );
}

function dueOf({ due_at }: OverviewTask, now: Date, zone: string): string {
  if (due_at === null) return messages.task.open;
  const due = new Date(due_at);
  const day = dayWord(due, now, zone);
  return due.getTime() < now.getTime() ? messages.task.late(day) : messages.task.due(day);
}
