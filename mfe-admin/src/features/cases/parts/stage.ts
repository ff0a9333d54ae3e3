import { JOURNEY_STAGES, type JourneyStage, type StageStatuses } from '@ayana/contracts/journey';

export type { JourneyStage };

/** The stage that a journey is in: the first after the highest completed one; undefined when all are completed, or not to be seen. */
export const stageNow = ({ current_stage }: { current_stage: number | null }): JourneyStage | undefined =>
  current_stage === null ? undefined : JOURNEY_STAGES[current_stage];

export const isCompleted = (statuses: StageStatuses, stage: number): boolean => statuses[stage]?.status === 'completed';

/** The first stage that was opened again behind the present one, and is to be completed again. */
export const reopenedStage = ({
  current_stage,
  stage_statuses,
}: {
  current_stage: number | null;
  stage_statuses: StageStatuses;
}): JourneyStage | undefined =>
  JOURNEY_STAGES.find(
    ({ number }) => current_stage !== null && number <= current_stage && stage_statuses[number]?.status === 'pending',
  );
