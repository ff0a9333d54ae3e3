import type { CheckIn } from '@ayana/contracts/journey';

export interface CheckInPlan {
  /** Due and not answered, the latest of them: earlier ones are over. */
  due: CheckIn | undefined;
  /** Not due yet, the next one first. */
  coming: CheckIn[];
  /** The latest first. */
  answered: CheckIn[];
}

/** What is to be answered now, later and before. */
export function planOf(checkIns: readonly CheckIn[]): CheckInPlan {
  const open = checkIns.filter(({ answered_at }) => answered_at === null);
  return {
    due: open.findLast(({ is_due }) => is_due),
    coming: open.filter(({ is_due }) => !is_due),
    answered: checkIns.filter(({ answered_at }) => answered_at !== null).toReversed(),
  };
}
