import type { CaseFact } from './facts.ts';
import type { RequestedTreatment } from './treatment-requests.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import type { AssignmentKind, AssignmentState } from './assignments.ts';
import type { Sex } from './case-parts.ts';
import type { HealthSummary } from './health.ts';
import type { JourneyState, StageStatuses } from './journeys.ts';
import type { PriorityLevel, TreatmentRequestState } from './treatment-requests.ts';

/** Someone of a case, by the name they have now; it is empty when the account is gone. */
export interface CasePerson {
  id: Id;
  /** As it is now; empty when the account is gone. */
  name: string;
}

export interface Age {
  from: Integer;
  to: Integer;
}

/** The patient of a case. What the reader may not see, and what the patient has not said, is null. */
export interface CasePatient {
  /** For the staff. */
  id: Id | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** By its name. */
  country: string | null;
  city: string | null;
  date_of_birth: CalendarDay | null;
  /** A decade for readers who may not know more. */
  age: Age | null;
  sex: Sex | null;
  // A tag such as `en`.
  /** @example "en" */
  language: string | null;
  /** @example "Asia/Dhaka" */
  time_zone: string | null;
  // As far as the reader sees it.
  health: HealthSummary | null;
  special_needs: string | null;
}

/** What was asked for, as the head of a case shows it. */
export interface CaseRequest {
  id: Id;
  status: TreatmentRequestState;
  priority_level: PriorityLevel;
  treatment: RequestedTreatment;
  preferred_city: string | null;
  // Calendar days.
  preferred_from: CalendarDay | null;
  preferred_to: CalendarDay | null;
  attendants: Integer | null;
  /** The enquiry it was made from. */
  inbox_item_id: Id | null;
}

/** What the offers of hospitals cost, in US cents. */
export interface CaseMoney {
  // Sent offers, or the accepted one alone.
  quotes: Integer;
  /** US cents. */
  lowest: Integer;
  /** US cents. */
  highest: Integer;
  is_accepted: boolean;
}

/** Work of this case that was handed to the reader. */
export interface CaseAssignment {
  id: Id;
  kind: AssignmentKind;
  status: AssignmentState;
  due_at: Moment | null;
  brief: string;
}

/** The head of a case: who and what it is about, and where it stands. */
export interface CaseHead {
  id: string;
  case_number: string;
  status: JourneyState;
  closed_reason: string | null;
  /** The highest completed stage; null for readers who do not see the stages. */
  current_stage: number | null;
  /** Empty for readers who do not see the stages. */
  stage_statuses: StageStatuses;
  patient: CasePatient;
  /** Null also for readers who do not see the stages. */
  case_manager: CasePerson | null;
  treatment_request: CaseRequest | null;
  money: CaseMoney | null;
  /** What has happened so far, the oldest first; empty for everyone but the staff. */
  facts: CaseFact[];
  assigned: readonly CaseAssignment[];
  version: number;
  created_at: string;
  updated_at: string;
}
