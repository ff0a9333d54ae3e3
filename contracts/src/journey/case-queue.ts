import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { CasePerson } from './cases.ts';

/** What waits for those who work on cases. */
export const QUEUE_KINDS = ['task', 'message', 'enquiry', 'request', 'paper', 'quote', 'assignment'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Whose work: the reader's own, nobody's yet, or everyone's. */
export const QUEUE_SCOPES = ['mine', 'unassigned', 'all'] as const;
export type QueueScope = (typeof QUEUE_SCOPES)[number];

/** By its time: what is late, and what is due within a day. */
export const QUEUE_DUES = ['late', 'next'] as const;
export type QueueDue = (typeof QUEUE_DUES)[number];

/** One thing that waits. */
export interface QueueItem {
  /** Of the task, thread, enquiry, request, paper, quote or assignment. */
  id: Id;
  kind: QueueKind;
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** Of the patient, or of who sent an enquiry. */
  name: string | null;
  treatment: string | null;
  /** Of a task the title, of a message the text, of a paper its kind, of a quote the hospital. */
  detail: string;
  /** What a task leads to, the kind of a thread, the status of a request. */
  subject_kind: string | null;
  owner: CasePerson | null;
  due_at: Moment | null;
  since: Moment;
}

export interface QueueCounts {
  /** Only kinds of which something waits. */
  kinds: QueueCount[];
}

export interface QueueCount {
  kind: QueueKind;
  count: Integer;
  late: Integer;
}

export type QueuePage = Page<QueueItem>;
