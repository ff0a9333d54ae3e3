import { useAction } from '@ayana/portal-kit/screens';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dayWord, type Zone } from '@ayana/shared-ui/time';
import { byDay, type TasksOfDay } from '../../own-tasks/by-day';
import { FINISH_PATH, type FinishTask } from '../../own-tasks/finish-task';
import { TaskEnd } from '../../own-tasks/task-end';
import { messages } from './messages';
import { TaskDay } from './travel.styles';
import type { TravelTask } from './travel.api';

const { tasks: words } = messages;

export interface TasksCardProps {
  tasks: readonly TravelTask[];
  journeyId: string;
  onChanged: () => void;
  now: Date;
  localZone: Zone;
}

/** What the patient does themselves for the trip, by the day it is due; each is done or said here. */
export default function TasksCard({ tasks, journeyId, onChanged, now, localZone }: TasksCardProps) {
  const finish = useAction<FinishTask>({ action: FINISH_PATH });
  if (tasks.length === 0) return null;
  const items = (own: readonly TravelTask[]) =>
    own.map((task) => ({
      id: task.id,
      title: <bdi>{task.title}</bdi>,
      text: task.detail,
      end: <TaskEnd task={task} journeyId={journeyId} finish={finish} onChanged={onChanged} />,
    }));
  return (
    <PortalCard title={words.title}>
      {finish.failure === null ? null : <Notice tone="failed">{finish.failure.message}</Notice>}
      {byDay(tasks, localZone.zone).map((day) => (
        <TaskDay key={day.day ?? ''}>
          <h3>{headOf(day, now, localZone.zone)}</h3>
          <WaitingList items={items(day.tasks)} />
        </TaskDay>
      ))}
    </PortalCard>
  );
}

function headOf({ tasks: [first] }: TasksOfDay<TravelTask>, now: Date, zone: string): string {
  if (first === undefined || first.due_at === null) return words.noDate;
  const due = new Date(first.due_at);
  const day = dayWord(due, now, zone);
  return due.getTime() < now.getTime() ? words.late(day) : words.due(day);
}
