import type { NamedSubject } from './people-answers.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { Level, Priority } from './priority.ts';
import type { ServiceRequestOutcome, ServiceRequestState } from './state-names.ts';

export interface NamedPerson {
  id: Id;
  /** As it is now; empty when the account is gone. */
  name: string;
}

export interface NumberedRequest {
  id: Id;
  /** @example "SR-000123" */
  number: string;
}

/** A request of a list, and of its events; times are ISO 8601 in UTC. */
export interface ServiceRequest {
  id: Id;
  // `SR-000123`.
  /** @example "SR-000123" */
  number: string;
  item: NamedSubject;
  summary: string;
  state: ServiceRequestState;
  // How it ended; null while it is open.
  outcome: ServiceRequestOutcome | null;
  impact: Level;
  urgency: Level;
  priority: Priority;
  requested_by: NamedPerson;
  on_behalf_of: NamedPerson | null;
  assigned_to: NamedPerson | null;
  /** Colleagues who have it together until one of them takes it. */
  group: NamedSubject | null;
  /** Who has it while the one it is assigned to is away. */
  covered_by: NamedPerson | null;
  /** The case that it is about. */
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  created_at: Moment;
  updated_at: Moment;
  /** The target that counts now; null while the clock is stopped. */
  due_at: Moment | null;
  due_to_own: Moment;
  due_to_resolve: Moment;
  owned_at: Moment | null;
  resolved_at: Moment | null;
  closed_at: Moment | null;
  own_breached_at: Moment | null;
  resolve_breached_at: Moment | null;
  /** Since when the clock is stopped; null while it runs. */
  paused_since: Moment | null;
  /** Working minutes of the stops that are over. */
  paused_minutes: Integer;
  reopened_count: Integer;
  merged_into: NumberedRequest | null;
  satisfaction: Integer | null;
  /** The ETag. */
  version: Integer;
}

/** What happened to a request, on its timeline. */
export const SERVICE_REQUEST_EVENTS = [
  'asked',
  'transition',
  'comment',
  'changed',
  'task',
  'linked',
  'unlinked',
  'merged',
  'breached',
  'rated',
  'paper_added',
  'paper_removed',
] as const;
export type ServiceRequestEvent = (typeof SERVICE_REQUEST_EVENTS)[number];

/** Papers one request can have, and those that can be given with it at once. */
export const PAPERS_LIMIT = 30;
export const NEW_PAPERS_LIMIT = 10;

export const ENTRY_VISIBILITIES = ['public', 'internal'] as const;
export type EntryVisibility = (typeof ENTRY_VISIBILITIES)[number];

export const LINK_KINDS = ['service_request', 'inbox_item', 'user', 'url'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const APPROVAL_STATUSES = ['waiting', 'approved', 'declined', 'not_needed'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export interface Load {
  /** Null: assigned to nobody, or to a group. */
  person: NamedPerson | null;
  /** Of what nobody of it has taken. */
  group: NamedSubject | null;
  /** Now. */
  open: Integer;
  /** Now. */
  overdue: Integer;
  /** In the range. */
  resolved: Integer;
}

export interface RequestTask {
  id: Id;
  title: string;
  status: 'open' | 'done';
  assigned_to: NamedPerson | null;
  due_at: Moment | null;
  done_at: Moment | null;
  created_at: Moment;
}

export interface ServiceRequestsPage {
  items: ServiceRequest[];
  next_cursor: string | null;
}

export interface SavedViews {
  /** The caller’s own and the shared ones, by name. */
  items: SavedView[];
}

export interface SavedView {
  id: Id;
  list: string;
  name: string;
  /** The search text of the address, without the question mark. */
  query: string;
  is_shared: boolean;
  /** The caller’s list opens with it, where its address has no filters. */
  is_default: boolean;
  owner: NamedPerson;
  created_at: Moment;
}

export interface MergedRequest extends NumberedRequest {
  summary: string;
}
