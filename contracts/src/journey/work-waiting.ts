import type { AssignmentKind, AssignmentState } from './assignments.ts';
import type { Sex, TravelLegKind } from './case-parts.ts';

/** What can wait for a doctor or a partner. A part that adds a kind adds its lines in the API (`modules/work/own-work/waiting-parts.ts`). */
export const WAITING_KINDS = ['offered', 'accepted', 'message', 'task', 'paper', 'critical_result', 'query'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** A piece of work as its assignee reads it in a list. Of the patient: what this work may show, else null. */
export interface WorkSubject {
  id: string;
  kind: AssignmentKind;
  status: AssignmentState;
  journey_id: string;
  case_number: string;
  patient_name: string | null;
  /** Ten years: `40–49`. */
  age_band: string | null;
  sex: Sex | null;
  treatment_name: string | null;
}

/** A piece of work in the list of all work. */
export interface WorkItem extends WorkSubject {
  brief: string;
  due_at: string | null;
  accepted_at: string | null;
  closed_at: string | null;
  created_at: string;
}

/** When work is due: before now, within a day, within a week. Finished work is never due. */
export const WORK_DUE = ['late', 'day', 'week'] as const;
export type WorkDue = (typeof WORK_DUE)[number];

/** One thing that waits for a doctor or a partner. */
export interface WaitingItem {
  /** Of the assignment, thread, task, paper, laboratory order or prescription. */
  id: string;
  kind: WaitingKind;
  /** The work it belongs to. */
  work: WorkSubject;
  /** The brief of work, the text of a message, the title of a task, the kind of a paper. */
  detail: string;
  due_at: string | null;
  /** Since when it waits: the clock runs from here to `due_at`. */
  since: string;
}

/** What is in the calendar of a doctor or a partner: a time that work is due, a part of a trip, the check-out of a stay, a talk. */
export const WORK_EVENT_KINDS = ['due', 'leg', 'check_out', 'talk'] as const;
export type WorkEventKind = (typeof WORK_EVENT_KINDS)[number];

export interface WorkEvent {
  /** Of the assignment, the part of a trip, or the appointment. */
  id: string;
  kind: WorkEventKind;
  /** Null for a talk. */
  work: WorkSubject | null;
  leg_kind: TravelLegKind | null;
  /** From where to where; of a talk `video` or `phone`. */
  place: string | null;
  starts_at: string;
  ends_at: string | null;
  /** IANA name of the zone at its start, of a part of a trip; of a check-out that at its end. */
  zone: string | null;
}

/** Before the secret of a calendar link of all work. */
export const WORK_FEED_PATH = '/api/work-feeds/';
