import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { CasePerson } from './cases.ts';
import type { PriorityLevel } from './treatment-requests.ts';

/** What waits for those who work on cases. */
export const QUEUE_KINDS = [
  'task',
  'message',
  'enquiry',
  'request',
  'paper',
  'quote',
  'assignment',
  'service_request',
  'need',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Whose work: the reader's own, nobody's yet, or everyone's. */
export const QUEUE_SCOPES = ['mine', 'unassigned', 'all'] as const;
export type QueueScope = (typeof QUEUE_SCOPES)[number];

/** By its time: what is late, and what is due within a day. */
export const QUEUE_DUES = ['late', 'next'] as const;
export type QueueDue = (typeof QUEUE_DUES)[number];

/** One thing that waits. */
export interface QueueItem {
  /** Of the task, thread, enquiry, request, paper, quote, assignment, service request or need. */
  id: Id;
  kind: QueueKind;
  /** Of the case, also before it has a journey; null for what is of none. */
  case_id: Id | null;
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** Of the patient, or of who sent an enquiry. */
  name: string | null;
  /** Of the case; of an enquiry in the sender's words. */
  treatment: string | null;
  /** Where the patient or the sender lives; null for readers who do not know the name. */
  country: string | null;
  /** Of the request. */
  priority_level: PriorityLevel | null;
  /** Whose quote it is, or who has the work. */
  partner: string | null;
  /** Of a quote, in US cents. */
  amount: Integer | null;
  /** The stage that a task belongs to. */
  stage: Integer | null;
  /** Of a task the title, of a message the text, of a paper its kind, of a quote the hospital. */
  detail: string;
  /** What a task leads to, the kind of a thread or a need, the status of a request or of work; `follow_up` of an enquiry that is answered already. */
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
