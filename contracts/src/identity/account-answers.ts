import type { AccountKind, ApplicationStatus } from './account-kinds.ts';
import type { Role } from './roles.ts';
import type { Id, Moment } from '../shapes/index.ts';

export interface Consent {
  id: Id;
  kind: 'health_data';
  text_version: string;
  given_at: Moment;
  withdrawn_at: Moment | null;
}

export interface LinkedIdentity {
  id: Id;
  provider: string;
  /** What the provider calls the account. */
  label: string | null;
  linked_at: Moment;
}

export interface OwnApplication {
  account_kind: Exclude<AccountKind, 'patient'>;
  wanted_role: Role | null;
  organisation: string | null;
  registration_number: string | null;
  /** As written. Text, never markup. */
  message: string | null;
  status: ApplicationStatus;
  created_at: Moment;
  decided_at: Moment | null;
}
