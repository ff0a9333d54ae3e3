import { ROLE_NAMES, STAFF_ROLES, type Role } from '@ayana/contracts/identity';
import type { SessionUser } from '@ayana/portal-kit';
import { messages } from '../../messages';

/** The portal's name beside the wordmark; patients have only one portal. */
export function portalPart(role: Role): string | undefined {
  const { parts } = messages.portal;
  if (STAFF_ROLES.some((each) => each === role)) return parts.staff;
  if (role === 'doctor') return parts.doctor;
  if (role === 'partner/hospital') return parts.hospital;
  if (role === 'laboratory_partner') return parts.laboratory;
  if (role === 'pharmacy_partner') return parts.pharmacy;
  return role.startsWith('partner') ? parts.partner : undefined;
}

/** The user's name, where there is one, and the role's name. */
export function accountWords(user: SessionUser | null, role: Role): { name: string; detail: string } {
  const name = typeof user?.['name'] === 'string' && user['name'].trim() !== '' ? user['name'] : undefined;
  return { name: name ?? user?.email ?? messages.account, detail: ROLE_NAMES[role] };
}
