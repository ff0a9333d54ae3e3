import { JOURNEY_STAGES, type JourneyStage, type StageStatuses } from '@ayana/contracts/journey';

export type { JourneyStage };

/** The stage that a journey is in: the first after the highest completed one; undefined when all are completed, or not to be seen. */
export const stageNow = ({ current_stage }: { current_stage: number | null }): JourneyStage | undefined =>
  current_stage === null ? undefined : JOURNEY_STAGES[current_stage];

export const isCompleted = (statuses: StageStatuses, stage: number): boolean => statuses[stage]?.status === 'completed';
