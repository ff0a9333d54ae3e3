import type { AssignmentKind } from '@ayana/contracts/journey';
import type { OverviewTask, OverviewWork } from './home-data';

/** Several of one kind are one line: two hospitals that prepare a quote. */
export interface WorkLine {
  id: string;
  what: { kind: AssignmentKind; isOffered: boolean } | { tasksOf: Exclude<OverviewTask['owner_kind'], 'patient'> };
  count: number;
  /** The first of it. */
  due_at: string | null;
}

/** What others do for the patient now, the first due on top. */
export function workOfOthers(work: readonly OverviewWork[], tasks: readonly OverviewTask[]): WorkLine[] {
  const lines = new Map<string, WorkLine>();
  const add = (id: string, what: WorkLine['what'], due_at: string | null): void => {
    const line = lines.get(id) ?? { id, what, count: 0, due_at };
    lines.set(id, { ...line, count: line.count + 1 });
  };
  for (const { kind, status, due_at } of work) {
    const isOffered = status === 'offered';
    add(`${kind} ${isOffered ? 'offered' : 'accepted'}`, { kind, isOffered }, due_at);
  }
  for (const { owner_kind, due_at } of tasks)
    if (owner_kind !== 'patient') add(`tasks ${owner_kind}`, { tasksOf: owner_kind }, due_at);
  const dueOf = (line: WorkLine): number => Date.parse(line.due_at ?? '') || Number.POSITIVE_INFINITY;
  return [...lines.values()].toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1));
}
