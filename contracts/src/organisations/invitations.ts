import type { Id, Moment } from '../shapes/index.ts';
import type { MemberRole } from './kinds.ts';

/** An invitation that was not accepted yet. */
export interface OrganisationInvitation {
  id: Id;
  email: string;
  name: string;
  // Null for that of a doctor.
  role: MemberRole | null;
  sent_at: Moment;
  expires_at: Moment;
}
