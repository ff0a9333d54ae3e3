/** Every role the server may assign (spec section 6). */
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

/** Roles that manage users and their roles; only a super_admin adds or removes them. */
export const ADMIN_ROLES = ['admin', 'super_admin'] as const satisfies readonly Role[];

/** Roles the admin-only wrapper lets in (spec section 6). */
export const STAFF_ROLES = ['admin', 'super_admin', 'ayana_staff'] as const satisfies readonly Role[];

/** Every path that is the home of a role. */
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
 * The home of a role (spec section 6). An unknown role goes to the patient portal.
 * @param landing true on the home page, where doctors go to /doctor-portal; after a refused page they go to /patient-portal
 */
export function homePortal(role: string, landing = false): HomePortal {
  if (STAFF_ROLES.includes(role as (typeof STAFF_ROLES)[number])) return '/admin';
  if (role === 'doctor') return landing ? '/doctor-portal' : '/patient-portal';
  if (role === 'partner' || role.startsWith('partner/')) return '/partner-portal';
  if (role === 'laboratory_partner') return '/laboratory-portal';
  if (role === 'pharmacy_partner') return '/pharmacy-portal';
  return '/patient-portal';
}
