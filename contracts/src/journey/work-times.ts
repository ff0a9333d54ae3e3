import type { AssignmentState } from './assignments.ts';
import type { NextLeg } from './next-leg.ts';

export interface WorkTimes {
  status: AssignmentState;
  answer_by: string | null;
  due_at: string | null;
  next_leg?: NextLeg | null;
}

/**
 * The one time that open work is due: its answer while it is offered; afterwards the next part of a trip that it carries out, or the work
 * itself, where that is earlier and the part is not booked, and where there is none. Null for finished work and work without a time. Lists,
 * clocks and calendars all use it, so that a reader never meets two times for one thing (`WORK_DUE_AT` of the API says the same in SQL).
 */
export function workDueAt(work: WorkTimes): string | null {
  const { status, answer_by, due_at } = work;
  if (status === 'offered') return answer_by ?? due_at;
  if (status !== 'accepted') return null;
  return eventOf(work)?.starts_at ?? due_at;
}

/** The part of a trip that `workDueAt` is the time of; null where it is another. */
export function eventOf({ status, due_at, next_leg = null }: WorkTimes): NextLeg | null {
  if (status !== 'accepted' || next_leg === null) return null;
  return next_leg.is_booked || due_at === null || Date.parse(next_leg.starts_at) <= Date.parse(due_at)
    ? next_leg
    : null;
}
