import type { AssignmentKind, AssignmentState } from './assignments.ts';
import type { Sex } from './case-parts.ts';
import type { HealthSummary } from './health.ts';
import type { JourneyState, StageStatuses } from './journeys.ts';
import type { PriorityLevel, TreatmentRequestState } from './treatment-requests.ts';

/** Someone of a case, by the name they have now; it is empty when the account is gone. */
export interface CasePerson {
  id: string;
  name: string;
}

/** The patient of a case. What the reader may not see, and what the patient has not said, is null. */
export interface CasePatient {
  /** For the staff. */
  id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** By its name. */
  country: string | null;
  city: string | null;
  date_of_birth: string | null;
  /** Completed years; a decade for readers who may not know more. */
  age: { from: number; to: number } | null;
  sex: Sex | null;
  /** A tag such as `en`. */
  language: string | null;
  time_zone: string | null;
  /** As far as the reader sees it. */
  health: HealthSummary | null;
  special_needs: string | null;
}

/** What was asked for, as the head of a case shows it. */
export interface CaseRequest {
  id: string;
  status: TreatmentRequestState;
  priority_level: PriorityLevel;
  treatment: { id: string; name: string; category: string };
  preferred_city: string | null;
  /** Calendar days. */
  preferred_from: string | null;
  preferred_to: string | null;
  attendants: number | null;
  /** The enquiry it was made from; for the staff. */
  inbox_item_id: string | null;
}

/** What the offers of hospitals cost, in US cents. */
export interface CaseMoney {
  /** Sent offers, or the accepted one alone. */
  quotes: number;
  lowest: number;
  highest: number;
  is_accepted: boolean;
}

/** Work of this case that was handed to the reader. */
export interface CaseAssignment {
  id: string;
  kind: AssignmentKind;
  status: AssignmentState;
  due_at: string | null;
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
  assigned: readonly CaseAssignment[];
  version: number;
  created_at: string;
  updated_at: string;
}
