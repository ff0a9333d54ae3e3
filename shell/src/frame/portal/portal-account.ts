import { ROLE_NAMES, STAFF_ROLES, type Role } from '@ayana/contracts/identity';
import type { SessionUser } from '@ayana/portal-kit';
import { messages } from '../../messages';

/** Which portal stands beside the wordmark; patients have only one. */
export function portalPart(role: Role): string | undefined {
  const { parts } = messages.portal;
  if (STAFF_ROLES.some((each) => each === role)) return parts.staff;
  if (role === 'doctor') return parts.doctor;
  if (role === 'partner/hospital') return parts.hospital;
  if (role === 'laboratory_partner') return parts.laboratory;
  if (role === 'pharmacy_partner') return parts.pharmacy;
  return role.startsWith('partner') ? parts.partner : undefined;
}

/** Who is signed in, in words: the name where there is one, and the role's own name. */
export function accountWords(user: SessionUser | null, role: Role): { name: string; detail: string } {
  const name = typeof user?.['name'] === 'string' && user['name'].trim() !== '' ? user['name'] : undefined;
  return { name: name ?? user?.email ?? messages.account, detail: ROLE_NAMES[role] };
}
