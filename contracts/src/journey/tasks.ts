import type { TaskOwnerKind, TaskState, TaskSubjectKind } from './case-parts.ts';

/** A task of a journey, as its GET returns it. */
export interface JourneyTask {
  id: string;
  journey_id: string;
  case_number: string;
  stage_number: number;
  /** Of others' tasks, a patient reads what it is about, in words without names. */
  title: string;
  detail: string | null;
  owner_kind: TaskOwnerKind;
  /** A user; of kind `partner` a partner. Null: the patient or the case manager of the journey. */
  owner_id: string | null;
  owner_name: string | null;
  due_at: string | null;
  status: TaskState;
  done_at: string | null;
  subject_kind: TaskSubjectKind | null;
  subject_id: string | null;
  /** The caller may finish it. */
  is_own: boolean;
  version: number;
  created_at: string;
  updated_at: string;
}
