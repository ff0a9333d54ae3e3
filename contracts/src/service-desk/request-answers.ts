import type { ServiceRequestState } from './state-names.ts';
import type { Id, Integer } from '../shapes/index.ts';
import type { ServiceAnswer, ServiceField } from './catalogue.ts';
import type { KnowledgeReference } from './knowledge.ts';
import type { NamedSubject } from './people-answers.ts';
import type { RequestPaper } from './papers-answers.ts';
import type { ProblemReference } from './problem-answers.ts';
import type { RequestApproval, RequestEntry } from './request-parts-answers.ts';
import type { MergedRequest, NamedPerson, RequestTask, ServiceRequest } from './requests.ts';
import type { RecordLink } from '../record-links/index.ts';
import type { ServiceRequestTransition } from './states.ts';

export interface RequestCount {
  open: Integer;
  overdue: Integer;
}

export interface ServiceRequestCounts {
  /** Assigned to the caller. */
  mine: RequestCount;
  unassigned: RequestCount;
  all: RequestCount;
  waiting_for_my_approval: Integer;
  by_state: Record<ServiceRequestState, Integer>;
}

/** What is looked for because of a request. */
export interface RequestNeed {
  id: Id;
  /** @example "NEED-000123" */
  number: string;
  title: string;
  state: 'open' | 'met' | 'closed';
}

export interface ServiceRequestDetail extends ServiceRequest {
  item_version: Integer;
  /** The need that it made; for staff only. */
  need: RequestNeed | null;
  form: ServiceField[];
  /** By the keys of the form; of a `user` the id. */
  answers: Record<string, ServiceAnswer>;
  /** The users in the answers. */
  people: NamedPerson[];
  satisfaction_comment: string | null;
  /** Oldest first; public ones only, unless the caller is staff. */
  entries: RequestEntry[];
  /** For staff only. */
  tasks: RequestTask[];
  approvals: RequestApproval[];
  /** For staff only: users who asked for it, changed it or get it. None of them approves it. */
  involved: string[];
  /** For staff only. */
  links: RecordLink[];
  /** The problem that it belongs to, with the way round it; for staff only. */
  problem: ProblemReference | null;
  /** The recurring request that made it; for staff only. */
  recurrence: NamedSubject | null;
  /** What helped with it; for staff only. */
  articles: KnowledgeReference[];
  /** Requests merged into this one; for staff only. */
  merged: MergedRequest[];
  /** Oldest first. */
  papers: RequestPaper[];
  /** What the caller may do now. */
  transitions: ServiceRequestTransition[];
  /** The caller may say how it went. */
  may_rate: boolean;
  /** The caller may add papers. */
  may_add_papers: boolean;
}
