import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import type { StepperStep } from '@ayana/shared-ui/stepper';
import { shortDate } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { isCompleted, stageNow } from '../parts/stage';
import type { Case } from '../types';

/** The ten stages of a case, each with the day it was completed. */
export function stageSteps(value: Case, now: Date): StepperStep[] {
  const current = stageNow(value)?.number;
  const isReopened = (number: number): boolean =>
    number <= (value.current_stage ?? 0) && value.stage_statuses[number]?.status === 'pending';
  return JOURNEY_STAGES.map(({ number, label }) => {
    const at = value.stage_statuses[number]?.completed_at;
    const done = isCompleted(value.stage_statuses, number);
    return {
      id: String(number),
      label,
      state: done ? 'done' : number === current ? 'current' : isReopened(number) ? 'waiting' : 'upcoming',
      note: done && at !== undefined ? shortDate(new Date(at), now, OPERATIONS_CLOCK.zone) : null,
    };
  });
}
