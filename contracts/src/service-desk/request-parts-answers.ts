import type { Role } from '../identity/roles.ts';
import type { ApprovalStatus, EntryVisibility, NamedPerson, ServiceRequestEvent } from './requests.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { ServiceRequestState } from './state-names.ts';
import type { ServiceRequestTransition } from './states.ts';

export interface RequestApproval {
  id: Id;
  step: Integer;
  role: Role | null;
  user: NamedPerson | null;
  status: ApprovalStatus;
  decided_by: NamedPerson | null;
  decided_at: Moment | null;
  note: string | null;
  /** The caller can decide it now. */
  is_mine: boolean;
  /** It names the caller, who is involved in the request and so does not decide it. */
  is_own: boolean;
}

export type EntryDetails = Record<string, string | number | boolean | null>;

export interface RequestEntry {
  id: Id;
  at: Moment;
  /** Null for the system. */
  actor: NamedPerson | null;
  event: ServiceRequestEvent;
  visibility: EntryVisibility;
  text: string | null;
  transition: ServiceRequestTransition | null;
  from_state: ServiceRequestState | null;
  to_state: ServiceRequestState | null;
  /** @additionalProperties true */
  details: EntryDetails;
}
