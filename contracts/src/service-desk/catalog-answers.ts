import type { LastEditor } from '../editing/index.ts';
import type { Role } from '../identity/roles.ts';
import type { ServiceField, ServiceItemStatus, ServiceNeed, ServiceVersionSummary } from './catalogue.ts';
import type { ServiceTarget } from './priority.ts';
import type { NamedPerson } from './requests.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface ServiceApprover {
  role: Role | null;
  user: NamedPerson | null;
}

export interface ServiceVersion extends ServiceVersionSummary {
  form: ServiceField[];
  targets: ServiceTarget[];
  approvals: ServiceApprover[];
  ask_roles: Role[];
  /** What a request for it makes; null: nothing but the request. */
  need: ServiceNeed | null;
  created_at: Moment;
}

export interface ServiceItem {
  id: Id;
  name: string;
  description: string;
  owner: NamedPerson | null;
  status: ServiceItemStatus;
  published_version: Integer | null;
  has_draft: boolean;
  /** Requests that are not resolved; 0 for callers who are not staff. */
  open_requests: Integer;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
  /** The ETag. */
  version: Integer;
}

export interface ServiceItemDetail extends ServiceItem {
  published: ServiceVersion | null;
  /** For staff only. */
  draft: ServiceVersion | null;
  /** Newest first; for staff only. */
  versions: ServiceVersionSummary[];
}

export interface ServiceItemsPage {
  items: ServiceItem[];
  next_cursor: string | null;
}
