import type { Level, Priority } from './priority.ts';
import type { ServiceRequestOutcome, ServiceRequestState } from './state-names.ts';

export interface NamedPerson {
  id: string;
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
