import type { MemberRole } from './kinds.ts';

/** What the caller needs to be: anyone of an organisation, one who may write, or an owner. */
export type Need = 'read' | 'write' | 'own';

/** Whether a member may do what needs this. */
export const memberMay = (role: MemberRole, need: Need): boolean =>
  need === 'read' || role === 'owner' || (need === 'write' && role === 'member');

/** Whether an organisation would be without an owner. @param owners how many it has now */
export const isLastOwner = (role: MemberRole, owners: number): boolean => role === 'owner' && owners === 1;

/** Why an invitation is not accepted: it is used or too old, or the account has another address, or did not confirm it. */
export function invitationRefusal(
  invitation: { email: string; accepted_at?: Date | null | undefined; expires_at: Date },
  person: { email: string; email_verified_at: Date | null },
  now: Date,
): 'over' | 'address' | null {
  if (invitation.accepted_at != null || invitation.expires_at <= now) return 'over';
  const isAddressed = person.email.toLowerCase() === invitation.email.toLowerCase();
  return isAddressed && person.email_verified_at !== null ? null : 'address';
}
