import type { LastEditor } from '../editing/index.ts';
import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { TaskOwnerKind, TaskState, TaskSubjectKind } from './case-parts.ts';

/** A task of a journey, as its GET returns it. */
export interface JourneyTask {
  id: Id;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  stage_number: Integer;
  /** Of others’ tasks, a patient reads whose it is and its stage. */
  title: string;
  /** Null for a patient unless it is their own. */
  detail: string | null;
  owner_kind: TaskOwnerKind;
  // A user; of kind `partner` a partner. Null: the patient or the case manager of the journey.
  owner_id: Id | null;
  /** For staff. */
  owner_name: string | null;
  due_at: Moment | null;
  status: TaskState;
  done_at: Moment | null;
  subject_kind: TaskSubjectKind | null;
  subject_id: Id | null;
  /** The caller may finish it. */
  is_own: boolean;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last, for the staff; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export type JourneyTasksPage = Page<JourneyTask>;
