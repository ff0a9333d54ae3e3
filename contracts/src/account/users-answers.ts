import type { OwnApplication } from '../identity/account-answers.ts';
import type { Role } from '../identity/roles.ts';
import type { UserSession } from '../identity/sessions-answers.ts';
import type { Id, Moment } from '../shapes/index.ts';

export interface RoleApplication extends OwnApplication {
  id: Id;
}

export interface User {
  id: Id;
  /** @format email */
  email: string;
  name: string;
  role: Role | null;
  created_at: Moment;
  last_sign_in_at: Moment | null;
  /** The newest one, decided or not. */
  application: RoleApplication | null;
}

export interface UserSignIn {
  at: Moment;
  network: string | null;
  user_agent: string | null;
  /** `password`, or `oauth:<provider>`. */
  method: string;
}

export interface UserDetail extends User {
  email_verified_at: Moment | null;
  phone: string | null;
  country: string | null;
  /** Open ones, the last used first. */
  sessions: UserSession[];
  /** The newest 20 of the last months, newest first. */
  sign_ins: UserSignIn[];
}

export interface UsersPage {
  items: User[];
  next_cursor: string | null;
}
