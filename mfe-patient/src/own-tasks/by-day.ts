import { dayKey } from '@ayana/shared-ui/time';

export interface TasksOfDay<Task> {
  /** Null: without a date. */
  day: string | null;
  tasks: readonly Task[];
}

/** Tasks by the day they are due on the reader’s clock, the first on top; those without a date at the end. */
export function byDay<Task extends { due_at: string | null }>(
  tasks: readonly Task[],
  zone: string,
): TasksOfDay<Task>[] {
  const days = new Map<string | null, Task[]>();
  for (const task of tasks.toSorted((one, other) => moment(one) - moment(other))) {
    const day = task.due_at === null ? null : dayKey(new Date(task.due_at), zone);
    days.set(day, [...(days.get(day) ?? []), task]);
  }
  return [...days].map(([day, own]) => ({ day, tasks: own }));
}

const moment = ({ due_at }: { due_at: string | null }): number =>
  due_at === null ? Number.MAX_SAFE_INTEGER : Date.parse(due_at);
