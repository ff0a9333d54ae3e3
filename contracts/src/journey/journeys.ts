import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import { FIRST_STAGE, JOURNEY_STAGES } from './stages.ts';

export const STAGE_STATUSES = ['pending', 'completed'] as const;
export type StageStatusName = (typeof STAGE_STATUSES)[number];

/**
 * Where each stage is (spec section 3), by its number. A stage that is not in it has not begun.
 */
export type StageStatuses = Readonly<
  Record<
    string,
    {
      status: StageStatusName;
      // Of a completed stage only.
      completed_at?: Moment;
    }
  >
>;
export type StageStatus = StageStatuses[string];

export const JOURNEY_STATES = ['open', 'paused', 'closed'] as const;
export type JourneyState = (typeof JOURNEY_STATES)[number];

export const LAST_STAGE = JOURNEY_STAGES.length;
/** In which the patient sends the records that the treatment needs. */
export const RECORDS_STAGE = 2;

/** A journey as its GET returns it (spec section 3). */
export interface PatientJourney {
  id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  patient_id: Id;
  treatment_request_id: Id | null;
  /** The highest completed stage. */
  current_stage: Integer;
  /** By the number of the stage. */
  stage_statuses: StageStatuses;
  journey_data: Readonly<Record<string, unknown>>;
  case_manager_id: Id | null;
  status: JourneyState;
  closed_reason: string | null;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}

/** The stages of a new journey (spec section 4): the first is completed, the second waits. */
export function firstStageStatuses(now: Date): StageStatuses {
  return completeStage({}, FIRST_STAGE, now);
}

/** Completes a stage, and lets the next one wait unless it is completed. One that is completed keeps its time. */
export function completeStage(statuses: StageStatuses, stage: number, now: Date): StageStatuses {
  if (statuses[stage]?.status === 'completed') return statuses;
  const next = stage + 1;
  return {
    ...statuses,
    [stage]: { status: 'completed', completed_at: now.toISOString() },
    ...(next <= LAST_STAGE && statuses[next] === undefined ? { [next]: { status: 'pending' } } : {}),
  };
}

/** Takes the completion of a stage back. Later stages stay as they are. */
export function reopenStage(statuses: StageStatuses, stage: number): StageStatuses {
  return { ...statuses, [stage]: { status: 'pending' } };
}

/** The highest completed stage; the first where none is. */
export function currentStageOf(statuses: StageStatuses): number {
  const completed = Object.keys(statuses)
    .map(Number)
    .filter((stage) => statuses[stage]?.status === 'completed');
  return Math.max(FIRST_STAGE, ...completed);
}

export type PatientJourneysPage = Page<PatientJourney>;
