import { ROLES, STAFF_ROLES } from './roles.ts';
import type { Role } from './roles.ts';

const PARTNERS = ROLES.filter((role) => role === 'partner' || role.startsWith('partner/'));

/**
 * Who may enter what (spec section 6): the one table that portal.json, guards, sockets, API routes and tests refer to.
 * `public` asks for nothing, `signed_in` for any session with a role; a list names the roles.
 */
export const ACCESS = {
  public: 'public',
  signed_in: 'signed_in',
  patient_portal: ['patient', 'unverified_user', 'doctor'],
  doctor_portal: ['doctor'],
  partner_portal: PARTNERS,
  laboratory_portal: ['laboratory_partner'],
  pharmacy_portal: ['pharmacy_partner'],
  secure_portal: ROLES,
  admin: STAFF_ROLES,
  case_manager: [...STAFF_ROLES, 'doctor'],
  inbox: STAFF_ROLES,
  releases: STAFF_ROLES,
  catalogue_upkeep: STAFF_ROLES,
  team_notices: STAFF_ROLES,
  users: ['admin', 'super_admin'],
  patient_notifications: ['patient'],
} as const satisfies Record<string, 'public' | 'signed_in' | readonly Role[]>;
export type AccessEntry = keyof typeof ACCESS;

/** Whether a session may enter. `role` is undefined when signed out and null when signed in without a role. */
export function mayEnter(entry: AccessEntry, role: Role | null | undefined): boolean {
  const rule: 'public' | 'signed_in' | readonly Role[] = ACCESS[entry];
  if (rule === 'public') return true;
  if (!role) return false;
  return rule === 'signed_in' || rule.includes(role);
}
