import type { CheckIn } from '@ayana/contracts/journey';

export interface CheckInPlan {
  /** Due and not answered, the latest of them: earlier ones are over. */
  due: CheckIn | undefined;
  /** Not due yet, the next one first. */
  coming: CheckIn[];
  /** The latest first. */
  answered: CheckIn[];
}

/** What is to be answered now, later and before. @param today `YYYY-MM-DD`, as the API counts days: in UTC */
export function planOf(checkIns: readonly CheckIn[], today: string): CheckInPlan {
  const open = checkIns.filter(({ answered_at }) => answered_at === null);
  return {
    due: open.findLast(({ due_on }) => due_on <= today),
    coming: open.filter(({ due_on }) => due_on > today),
    answered: checkIns.filter(({ answered_at }) => answered_at !== null).toReversed(),
  };
}

export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);
