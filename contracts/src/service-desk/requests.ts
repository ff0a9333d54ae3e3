import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { Level, Priority } from './priority.ts';
import type { ServiceRequestOutcome, ServiceRequestState } from './state-names.ts';

export interface NamedPerson {
  id: Id;
  /** As it is now; empty when the account is gone. */
  name: string;
}

/** A request of a list, and of its events; times are ISO 8601 in UTC. */
export interface ServiceRequest {
  id: string;
  /** `SR-000123`. */
  number: string;
  item: { id: string; name: string };
  summary: string;
  state: ServiceRequestState;
  /** How it ended; null while it is open. */
  outcome: ServiceRequestOutcome | null;
  impact: Level;
  urgency: Level;
  priority: Priority;
  requested_by: NamedPerson;
  on_behalf_of: NamedPerson | null;
  assigned_to: NamedPerson | null;
  created_at: string;
  updated_at: string;
  /** The target that counts now: to own until it is owned, then to resolve. Null while the clock is stopped. */
  due_at: string | null;
  due_to_own: string;
  due_to_resolve: string;
  owned_at: string | null;
  resolved_at: string | null;
  closed_at: string | null;
  own_breached_at: string | null;
  resolve_breached_at: string | null;
  /** Since when the clock is stopped; null while it runs. */
  paused_since: string | null;
  paused_minutes: number;
  reopened_count: number;
  merged_into: { id: string; number: string } | null;
  satisfaction: number | null;
  /** Grows with every change; the ETag. */
  version: number;
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
  /** Null: assigned to nobody. */
  person: NamedPerson | null;
  /** Now. */
  open: Integer;
  /** Now. */
  overdue: Integer;
  /** In the range. */
  resolved: Integer;
}

export interface RequestLink {
  id: Id;
  kind: LinkKind;
  subject_id: Id | null;
  url: string | null;
  label: string;
  created_at: Moment;
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
  owner: NamedPerson;
  created_at: Moment;
}
