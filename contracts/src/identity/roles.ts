import type { CalendarDay, Id } from '../shapes/index.ts';

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

export interface ActivityActor {
  id: Id;
  /** As it is now; null when the account is gone. */
  name: string | null;
  /** As it is now; null when the account is gone. */
  email: string | null;
  /** The role then. */
  role: Role | null;
}

export interface SessionUser {
  id: Id;
  /** @format email */
  email: string;
  name: string;
  /** Null while no administrator has given one. */
  role: Role | null;
  email_verified: boolean;
  /** In which the portals are read, BCP 47. */
  language: string;
}

export interface Joined {
  /** What the account is now. */
  role: Role;
}

export interface StaffPage {
  items: Colleague[];
  next_cursor: string | null;
}

export interface Colleague {
  id: Id;
  name: string;
  /** @format email */
  email: string;
  role: Role;
  /** Until which day they are away; null for someone who is there. */
  away_until: CalendarDay | null;
  /** Who covers for them. */
  deputy_name: string | null;
}
