import type { Role } from '@ayana/contracts/identity';
import type {
  ApprovalStatus,
  EntryVisibility,
  LinkKind,
  NamedPerson,
  Priority,
  ServiceAnswer,
  ServiceField,
  ServiceItemStatus,
  ServiceRequest,
  ServiceRequestEvent,
  ServiceRequestState,
  ServiceRequestTransition,
  ServiceVersionStatus,
} from '@ayana/contracts/service-desk';

/** The answers of the API's service desk. */
export interface RequestEntry {
  id: string;
  at: string;
  actor: NamedPerson | null;
  event: ServiceRequestEvent;
  visibility: EntryVisibility;
  text: string | null;
  transition: ServiceRequestTransition | null;
  from_state: ServiceRequestState | null;
  to_state: ServiceRequestState | null;
  details: Record<string, string | number | boolean | null>;
}

export interface RequestTask {
  id: string;
  title: string;
  status: 'open' | 'done';
  assigned_to: NamedPerson | null;
  due_at: string | null;
  done_at: string | null;
  created_at: string;
}

export interface RequestApproval {
  id: string;
  step: number;
  role: Role | null;
  user: NamedPerson | null;
  status: ApprovalStatus;
  decided_by: NamedPerson | null;
  decided_at: string | null;
  note: string | null;
  is_mine: boolean;
}

export interface RequestLink {
  id: string;
  kind: LinkKind;
  subject_id: string | null;
  url: string | null;
  label: string;
  created_at: string;
}

export interface RequestDetail extends ServiceRequest {
  item_version: number;
  form: ServiceField[];
  answers: Record<string, ServiceAnswer>;
  people: NamedPerson[];
  satisfaction_comment: string | null;
  entries: RequestEntry[];
  tasks: RequestTask[];
  approvals: RequestApproval[];
  links: RequestLink[];
  merged: { id: string; number: string; summary: string }[];
  transitions: ServiceRequestTransition[];
  may_rate: boolean;
}

export interface Count {
  open: number;
  overdue: number;
}

export interface RequestCounts {
  mine: Count;
  unassigned: Count;
  all: Count;
  waiting_for_my_approval: number;
  by_state: Record<ServiceRequestState, number>;
}

export interface Target {
  priority: Priority;
  own_minutes: number;
  resolve_minutes: number;
}

export interface Approver {
  role: Role | null;
  user: NamedPerson | null;
}

export interface CatalogVersion {
  id: string;
  number: number;
  status: ServiceVersionStatus;
  form: ServiceField[];
  targets: Target[];
  approvals: Approver[];
  ask_roles: Role[];
  created_at: string;
  published_at: string | null;
}

export interface CatalogItem {
  id: string;
  name: string;
  description: string;
  owner: NamedPerson | null;
  status: ServiceItemStatus;
  published_version: number | null;
  has_draft: boolean;
  open_requests: number;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface CatalogItemDetail extends CatalogItem {
  published: CatalogVersion | null;
  draft: CatalogVersion | null;
  versions: { id: string; number: number; status: ServiceVersionStatus; published_at: string | null }[];
}

export interface SavedView {
  id: string;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
  owner: NamedPerson;
  created_at: string;
}

export interface DeskFigures {
  from: string;
  to: string;
  backlog: { item: NamedPerson; day: number; week: number; month: number; older: number; total: number }[];
  breaches: { item: NamedPerson; asked: number; own: number; resolve: number }[];
  first_time_fix: { resolved: number; without_reopening: number };
  load: { person: NamedPerson | null; open: number; overdue: number; resolved: number }[];
  days: { day: string; asked: number; resolved: number }[];
  satisfaction: { answers: number; average: number | null };
}
