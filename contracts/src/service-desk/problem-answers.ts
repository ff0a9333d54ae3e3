import type { LastEditor } from '../editing/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { ProblemEvent, ProblemState, ProblemTransition } from './problem-records.ts';
import type { EntryDetails } from './request-parts-answers.ts';
import type { NamedPerson, ServiceRequest } from './requests.ts';

/** A problem as its requests name it. */
export interface ProblemReference {
  id: Id;
  /** @example "PRB-000123" */
  number: string;
  title: string;
  state: ProblemState;
  /** What can be done until it is resolved. */
  workaround: string | null;
}

/** What several requests have in common. */
export interface ProblemRecord extends ProblemReference {
  description: string;
  cause: string | null;
  owner: NamedPerson | null;
  /** Of its requests. */
  open_requests: Integer;
  requests: Integer;
  resolved_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
  updated_by?: LastEditor | null;
  /** The ETag. */
  version: Integer;
}

export interface ProblemRecordsPage {
  items: ProblemRecord[];
  next_cursor: string | null;
}

export interface ProblemEntry {
  id: Id;
  at: Moment;
  actor: NamedPerson;
  event: ProblemEvent;
  text: string | null;
  transition: ProblemTransition | null;
  /** @additionalProperties true */
  details: EntryDetails;
}

export interface ProblemRecordDetail extends ProblemRecord {
  /** The newest link first. */
  request_list: ServiceRequest[];
  /** The oldest first. */
  entries: ProblemEntry[];
  /** What the caller may do now. */
  transitions: ProblemTransition[];
}
