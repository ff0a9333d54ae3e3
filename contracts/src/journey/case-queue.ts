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
  id: string;
  kind: QueueKind;
  journey_id: string | null;
  case_number: string | null;
  /** Of the patient, or of who sent an enquiry; null for readers who do not know it. */
  name: string | null;
  treatment: string | null;
  /** The title of a task, the text of a message, the kind of a paper, the hospital of a quote … */
  detail: string;
  /** What a task leads to, the kind of a thread, the status of a request or an assignment. */
  subject_kind: string | null;
  owner: CasePerson | null;
  due_at: string | null;
  since: string;
}
