import type { JourneyActor, JourneyEntry } from './journey-entries-answers.ts';
import type { CaseSummary } from './case-summary-answers.ts';
import type { JourneyState, StageStatuses } from './journeys.ts';
import type { JourneyPart, ReaderKind } from './readers.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

/** A journey as its reader sees it: null is what they do not see, or what is not known. */
export interface JourneyDetail {
  id: Id;
  /** What the caller is to it. */
  kinds: ReaderKind[];
  /** The parts the caller sees. */
  parts: JourneyPart[];
  status: JourneyState;
  patient_id: Id | null;
  treatment_request_id: Id | null;
  current_stage: Integer | null;
  /**
   * As in `PatientJourneyDto`.
   * @additionalProperties true
   */
  stage_statuses: StageStatuses | null;
  journey_data: Readonly<Record<string, unknown>> | null;
  case_manager: JourneyActor | null;
  closed_reason: string | null;
  /** Oldest first; internal ones for staff only. */
  entries: JourneyEntry[] | null;
  facts: CaseSummary;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}
