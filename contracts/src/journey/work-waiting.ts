import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { AssignmentKind, AssignmentState } from './assignments.ts';
import type { Sex, ThreadKind, TravelLegKind } from './case-parts.ts';
import type { AccessEnd } from './access-ends.ts';
import type { LaboratoryState } from './laboratory.ts';
import type { PrescriptionState } from './prescriptions.ts';
import type { NextLeg } from './next-leg.ts';

/** What can wait for a doctor or a partner. A part that adds a kind adds its lines in the API (`modules/work/own-work/waiting-parts.ts`). */
export const WAITING_KINDS = [
  'offered',
  'accepted',
  'message',
  'task',
  'paper',
  'critical_result',
  'query',
  'quote_question',
  'stay',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** A piece of work as its assignee reads it in a list. Of the patient: what this work may show, else null. */
export interface WorkSubject {
  /** Of the assignment. */
  id: Id;
  kind: AssignmentKind;
  status: AssignmentState;
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  /** Whether the reader has opened it: each member of a partner for themselves. */
  is_opened: boolean;
  patient_name: string | null;
  /** Ten years: `40–49`. */
  age_band: string | null;
  sex: Sex | null;
  treatment_name: string | null;
  /** What has ended the access to the case or its papers; null while nothing has. */
  access_end: AccessEnd | null;
  /** The stay of its accepted quote: what is done from then on is done there. */
  admission_id: Id | null;
  /** Who of the organisation has it; null for nobody, and for the work of a single doctor. */
  handler_name: string | null;
  /** Of tests and medicines; absent for other work. */
  order?: WorkOrder;
}

/** What tells tests and medicines of one patient, or of two much alike, apart. */
export interface WorkOrder {
  id: Id;
  /** @example "L-100023" */
  number: string;
  status: LaboratoryState | PrescriptionState;
  /** The tests, or the medicines with their strengths. */
  names: string[];
  ordered_by: string;
  ordered_at: Moment;
  /** Tests with a critical result. */
  critical: string[];
}

/** A piece of work in the list of all work. */
export interface WorkItem extends WorkSubject {
  brief: string;
  /** `workDueAt`: of offered work until when it is answered. */
  due_at: Moment | null;
  /** The part of a trip that `due_at` is the time of; null where it is another time. */
  event: NextLeg | null;
  accepted_at: Moment | null;
  closed_at: Moment | null;
  created_at: Moment;
}

/** When work is due: before now, within a day, within a week. Finished work is never due. */
export const WORK_DUE = ['late', 'day', 'week'] as const;
export type WorkDue = (typeof WORK_DUE)[number];

/** One thing that waits for a doctor or a partner. */
export interface WaitingItem {
  /** Of the assignment, thread, task, paper or question; of a stay one of its own for what it misses. */
  id: Id;
  kind: WaitingKind;
  /** The work it belongs to. */
  work: WorkSubject;
  /** The brief of work, the text of a message, the title of a task, the kind of a paper, of a stay what it misses (`STAY_GAPS`). */
  detail: string;
  due_at: Moment | null;
  /** The part of a trip that `due_at` is the time of; null where it is another time. */
  event: NextLeg | null;
  // Since when it waits: the clock runs from here to `due_at`.
  since: Moment;
}

/**
 * What is in the calendar of a doctor or a partner: a time that work is due, a part of a trip, the check-out of a stay, a talk,
 * the day of an admission, the time until which a stay needs something.
 */
export const WORK_EVENT_KINDS = ['due', 'leg', 'check_out', 'talk', 'admission', 'stay'] as const;
export type WorkEventKind = (typeof WORK_EVENT_KINDS)[number];

export interface WorkEvent {
  /** Of the assignment, the part of a trip, or the appointment. */
  id: Id;
  kind: WorkEventKind;
  /** Null for a talk. */
  work: WorkSubject | null;
  leg_kind: TravelLegKind | null;
  /** From where to where; of a talk `video` or `phone`; of `stay` what it misses (`STAY_GAPS`). */
  place: string | null;
  starts_at: Moment;
  ends_at: Moment | null;
  /** IANA name of the zone at its start, of a part of a trip; of a check-out that at its end. */
  zone: string | null;
}

/** Before the secret of a calendar link of all work. */
export const WORK_FEED_PATH = '/api/work-feeds/';

export type WorkPage = Page<WorkItem>;

export interface WaitingCounts {
  /** Only kinds of which something waits. */
  kinds: WaitingCount[];
}

export interface WaitingCount {
  kind: WaitingKind;
  count: Integer;
  late: Integer;
}

export type WorkWaitingPage = Page<WaitingItem>;

export type WorkThreadsPage = Page<WorkThread>;

/** The thread of a piece of work, in a list. */
export interface WorkThread {
  /** Of the thread. */
  id: Id;
  /** With the case manager, or with the traveller. */
  kind: ThreadKind;
  work: WorkSubject;
  /** Messages of others that the caller has not read. */
  unread_count: Integer;
  /** The last message. */
  text: string | null;
  /** Who wrote it. */
  author_name: string | null;
  written_at: Moment | null;
}

export interface WorkEvents {
  items: WorkEvent[];
}
