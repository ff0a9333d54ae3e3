import { defineMessages } from '../language/index.ts';
import { ROLES } from './roles.ts';
import type { Role } from './roles.ts';

/** Kinds of account. Only patients begin with a role; the others wait until an administrator gives one. */
export const ACCOUNT_KINDS = ['patient', 'partner', 'doctor'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Roles a partner may ask for; an administrator decides which one they get. */
export const PARTNER_ROLES = [
  ...ROLES.filter((role) => role === 'partner' || role.startsWith('partner/')),
  'laboratory_partner',
  'pharmacy_partner',
] as const satisfies readonly Role[];

/** Display names of the roles. */
export const ROLE_NAMES: Record<Role, string> = defineMessages('contracts/identity/account-kinds/role-names', {
  admin: 'Administrator',
  super_admin: 'Super administrator',
  ayana_staff: 'Staff',
  doctor: 'Doctor',
  patient: 'Patient',
  unverified_user: 'Patient, profile not complete',
  partner: 'Partner',
  'partner/hospital': 'Hospital',
  'partner/travel_visa': 'Travel and visa partner',
  'partner/logistics': 'Logistics partner',
  'partner/lodging': 'Lodging partner',
  laboratory_partner: 'Laboratory',
  pharmacy_partner: 'Pharmacy',
});

/** Statuses of an application for a role: it is open until an administrator gives one or refuses. */
export const APPLICATION_STATUSES = ['pending', 'given', 'refused'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
