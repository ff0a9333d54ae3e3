import type { AssignmentState } from './assignments.ts';

export interface WorkTimes {
  status: AssignmentState;
  answer_by: string | null;
  due_at: string | null;
}

/**
 * The one time that open work is due: its answer while it is offered, the work itself afterwards. Null for finished work and work without a
 * time. Lists, clocks and calendars all use it, so that a reader never meets two times for one thing (`WORK_DUE_AT` of the API says the same
 * in SQL).
 */
export function workDueAt({ status, answer_by, due_at }: WorkTimes): string | null {
  if (status === 'offered') return answer_by ?? due_at;
  return status === 'accepted' ? due_at : null;
}
