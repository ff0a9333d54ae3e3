import type { Id, Moment } from '../shapes/index.ts';
import type { Role } from './roles.ts';

/** What a colleague may be invited as. */
export const STAFF_INVITATION_ROLES = ['ayana_staff', 'admin', 'super_admin'] as const satisfies readonly Role[];
export type StaffInvitationRole = (typeof STAFF_INVITATION_ROLES)[number];

export const STAFF_INVITATION_DAYS = 7;
/** Of the page of an invitation. */
export const STAFF_INVITATION_PARAMETER = 'colleague';
export const STAFF_INVITATION_PATH = `/join?${STAFF_INVITATION_PARAMETER}=`;

/** An invitation that was not accepted yet. */
export interface StaffInvitation {
  id: Id;
  email: string;
  name: string;
  role: StaffInvitationRole;
  /** Of who invited; null when the account is gone. */
  invited_by: string | null;
  sent_at: Moment;
  expires_at: Moment;
  /** Its link works no more: send a new one. */
  is_expired: boolean;
}

export interface StaffInvitations {
  items: StaffInvitation[];
}

/** What the link of a mail leads to. */
export interface OpenedStaffInvitation {
  name: string;
  email: string;
  role: StaffInvitationRole;
  state: 'open' | 'accepted' | 'expired';
}
