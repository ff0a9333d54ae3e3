/** Every role the server may give (spec section 6). */
export const ROLES = [
  'admin',
  'super_admin',
  'ayana_staff',
  'doctor',
  'patient',
  'unverified_user',
  'partner',
  'partner/hospital',
  'partner/travel_visa',
  'partner/logistics',
  'partner/lodging',
  'laboratory_partner',
  'pharmacy_partner',
] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}

/** Those who see people and their roles; only a super_admin makes or unmakes one of them. */
export const ADMIN_ROLES = ['admin', 'super_admin'] as const satisfies readonly Role[];

/** Those the admin-only wrapper lets in (spec section 6). */
export const STAFF_ROLES = ['admin', 'super_admin', 'ayana_staff'] as const satisfies readonly Role[];

/** Every path that is some role's home. */
export const HOME_PORTALS = [
  '/admin',
  '/patient-portal',
  '/doctor-portal',
  '/partner-portal',
  '/laboratory-portal',
  '/pharmacy-portal',
] as const;
export type HomePortal = (typeof HOME_PORTALS)[number];

/**
 * Where a role is at home (spec section 6). A role nobody knows goes to the patient portal.
 * @param landing true on the home page, where doctors go to /doctor-portal; a wrong door sends them to /patient-portal
 */
export function homePortal(role: string, landing = false): HomePortal {
  if (STAFF_ROLES.includes(role as (typeof STAFF_ROLES)[number])) return '/admin';
  if (role === 'doctor') return landing ? '/doctor-portal' : '/patient-portal';
  if (role === 'partner' || role.startsWith('partner/')) return '/partner-portal';
  if (role === 'laboratory_partner') return '/laboratory-portal';
  if (role === 'pharmacy_partner') return '/pharmacy-portal';
  return '/patient-portal';
}
