import type { Role } from '../identity/roles.ts';
import type { ApprovalStatus, NamedPerson } from './requests.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

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
