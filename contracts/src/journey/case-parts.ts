import type { TaskAct } from './task-acts.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';

/** States and kinds of what belongs to a case. The texts for them are beside the feature that shows them. */

export const TASK_OWNER_KINDS = ['patient', 'case_manager', 'doctor', 'partner'] as const;
export type TaskOwnerKind = (typeof TASK_OWNER_KINDS)[number];
export const TASK_STATES = ['open', 'done', 'waived'] as const;
export type TaskState = (typeof TASK_STATES)[number];
/** What a task leads to. */
export const TASK_SUBJECT_KINDS = [
  'document',
  'opinion',
  'quote',
  'assignment',
  'thread',
  'travel_leg',
  'check_in',
  'treatment_request',
  'health_summary',
  'patient_details',
] as const;
export type TaskSubjectKind = (typeof TASK_SUBJECT_KINDS)[number];

/** `skipped`: the case was closed or withdrawn before it ran. */
export const AUTOMATION_STATES = ['waiting', 'done', 'failed', 'skipped'] as const;
export type AutomationState = (typeof AUTOMATION_STATES)[number];

export const DOCUMENT_KINDS = [
  'passport',
  'photo',
  'report',
  'imaging',
  'laboratory_result',
  'prescription',
  'consent',
  'quote',
  'visa_letter',
  'ticket',
  'admission_form',
  'interim_bill',
  'discharge_summary',
  'fit_to_fly',
  'final_bill',
  'receipt',
  'follow_up',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Papers a doctor or a hospital may be granted. */
export const CLINICAL_DOCUMENT_KINDS = [
  'report',
  'imaging',
  'laboratory_result',
  'prescription',
  'discharge_summary',
  'fit_to_fly',
  'follow_up',
] as const satisfies readonly DocumentKind[];
/** Papers of the person and not of one journey: once sent, they are there for the next one, too. */
export const RECORD_DOCUMENT_KINDS = [
  'passport',
  'photo',
  ...CLINICAL_DOCUMENT_KINDS,
] as const satisfies readonly DocumentKind[];
export const DOCUMENT_STATES = ['wanted', 'uploaded', 'checked', 'refused'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export const RECORD_ACCESS_KINDS = ['viewed', 'downloaded', 'printed', 'exported'] as const;
export type RecordAccessKind = (typeof RECORD_ACCESS_KINDS)[number];

export const FIT_TO_TRAVEL = ['yes', 'with_conditions', 'no'] as const;
export type FitToTravel = (typeof FIT_TO_TRAVEL)[number];

export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
export const QUOTE_CATEGORIES = [
  'surgeon',
  'theatre',
  'implant',
  'room',
  'diagnostics',
  'medicine',
  'physiotherapy',
  'food_and_stay_of_attendant',
  'other',
  'tax',
] as const;
export type QuoteCategory = (typeof QUOTE_CATEGORIES)[number];

export const THREAD_KINDS = ['patient', 'partner', 'internal', 'traveller'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];
/** Longest message (spec section 9, text limit). */
export const MESSAGE_MAX = 1000;

export const TRAVEL_LEG_KINDS = [
  'visa_appointment',
  'flight',
  'pickup',
  'transfer',
  'lodging',
  'admission',
  'return_flight',
] as const;
export type TravelLegKind = (typeof TRAVEL_LEG_KINDS)[number];
export const TRAVEL_LEG_STATES = ['planned', 'booked', 'done', 'missed', 'cancelled'] as const;
export type TravelLegState = (typeof TRAVEL_LEG_STATES)[number];

/** Days after the return on which a patient is asked how they are (spec: the follow-up at home). */
export const CHECK_IN_DAYS = [3, 7, 30, 90] as const;
export type CheckInDay = (typeof CHECK_IN_DAYS)[number];
export const WOUND_STATES = ['good', 'red', 'open', 'none'] as const;
export type WoundState = (typeof WOUND_STATES)[number];
export const RED_FLAGS = ['pain', 'fever', 'wound', 'medicine', 'worry'] as const;
export type RedFlag = (typeof RED_FLAGS)[number];

export const SEXES = ['female', 'male', 'other'] as const;
export type Sex = (typeof SEXES)[number];

/** What an event names when its row differs by reader: each reads it again by its own GET. */
export interface CasePart {
  journey_id: string;
  id: string;
}

export interface OverviewTask {
  id: Id;
  /** Of the patient’s own tasks; the others’ words are not for the patient. */
  title: string | null;
  detail: string | null;
  owner_kind: TaskOwnerKind;
  due_at: Moment | null;
  /** What the patient does for it; `other` of the others’ tasks. */
  act: TaskAct;
  subject_kind: TaskSubjectKind | null;
  subject_id: Id | null;
  /** The ETag of the task. */
  version: Integer;
}

export interface MessageDocument {
  id: Id;
  kind: DocumentKind;
  file_name: string;
  media_type: string;
  /** Bytes. */
  size: Integer;
}

export interface OpenedDocument {
  id: Id;
  kind: DocumentKind;
  /** Null once the paper was removed. */
  file_name: string | null;
}

export interface QuoteSummary {
  id: Id;
  assignment_id: Id | null;
  version: Integer;
  status: QuoteState;
  valid_until: CalendarDay;
}

export interface OpinionSummary {
  id: Id;
  summary: string;
  fit_to_travel: FitToTravel;
  days_in_hospital: Integer | null;
  days_in_india: Integer | null;
  signed_at: Moment;
}

export interface DocumentSummary {
  id: Id;
  kind: DocumentKind;
  status: DocumentState;
  uploaded_at: Moment | null;
}

export interface LegSummary {
  id: Id;
  kind: TravelLegKind;
  status: TravelLegState;
  from_place: string | null;
  to_place: string | null;
  starts_at: Moment;
  /** IANA name of the zone at its start. */
  zone: string;
  ends_at: Moment | null;
  reference: string | null;
}

/** What a mailed link shows: nothing about the person. */
export interface LinkedCheckIn {
  day: CheckInDay;
  answered: boolean;
  /** Of the answer that was just given. */
  red_flags: RedFlag[];
}
