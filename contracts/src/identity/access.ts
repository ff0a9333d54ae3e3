import { ADMIN_ROLES, homePortal, isRole, ROLES, STAFF_ROLES } from './roles.ts';
import type { Role } from './roles.ts';

const PARTNERS = ROLES.filter((role) => role === 'partner' || role.startsWith('partner/'));

/** Who an entry lets in: everyone, any session, any session with a role, or the named roles. */
type Rule = 'public' | 'session' | 'signed_in' | readonly Role[];

/**
 * Who may enter and do what (spec section 6): the one table that portal.json, guards, sockets, API routes and tests use. `public` requires
 * nothing, `session` any session (for the user's own data, such as their account), `signed_in` one with a role; a list names the roles.
 */
export const ACCESS = {
  public: 'public',
  session: 'session',
  signed_in: 'signed_in',
  patient_portal: ['patient', 'unverified_user', 'doctor'],
  doctor_portal: ['doctor'],
  partner_portal: PARTNERS,
  laboratory_portal: ['laboratory_partner'],
  pharmacy_portal: ['pharmacy_partner'],
  /** Admissions and prices, which only hospitals have. */
  hospital_portal: ['partner/hospital'],
  /** The manifest of those who take travellers somewhere, or in. */
  trips_portal: ['partner/travel_visa', 'partner/logistics', 'partner/lodging'],
  secure_portal: ROLES,
  admin: STAFF_ROLES,
  case_manager: [...STAFF_ROLES, 'doctor'],
  /** The room of a talk by video; who may enter which one follows from the appointment. */
  consultation_room: ROLES,
  inbox: STAFF_ROLES,
  /** Looking up a colleague by name. */
  colleagues: STAFF_ROLES,
  /** The page that leads to those about the site itself; each of them has a rule of its own. */
  system: ADMIN_ROLES,
  releases: STAFF_ROLES,
  /** Promoting, sharing and rolling back releases. */
  release_changes: ADMIN_ROLES,
  catalogue_upkeep: STAFF_ROLES,
  /** What PostgreSQL says of itself. */
  database_overview: STAFF_ROLES,
  /** Tests of forms and mails. */
  test_pages: STAFF_ROLES,
  team_notices: STAFF_ROLES,
  /** The audit trail, read only: nobody may change it. */
  activity: STAFF_ROLES,
  /** Figures of all cases, without names of patients. */
  analytics: STAFF_ROLES,
  /** Sums of what was quoted, accepted and billed, over all cases. */
  analytics_money: ADMIN_ROLES,
  /** Viewing users and changing their roles; `administrators` for users who are or become administrators. */
  users: ADMIN_ROLES,
  administrators: ['super_admin'],
  /** News behind the bell: of a patient about their case, of those who are given work about that. */
  patient_notifications: [
    'patient',
    'unverified_user',
    'doctor',
    ...PARTNERS,
    'laboratory_partner',
    'pharmacy_partner',
    ...STAFF_ROLES,
  ],
  /** Work on service requests and the upkeep of their catalogue. */
  service_desk: STAFF_ROLES,
  /** Asking for a service, and one's own requests. */
  service_requests: ROLES,
  /** Asking for a treatment, one's own requests and one's own journey. */
  treatment_requests: ROLES,
  patient_journeys: ROLES,
  /** Work on the requests and journeys of all patients. */
  case_work: STAFF_ROLES,
  /** What a hospital writes on a case that was handed to it, or the staff for it: quotes, letters, bills, summaries. */
  hospital_writing: [...STAFF_ROLES, 'partner/hospital'],
  /** Every organisation, its people, credentials and proposed changes. */
  organisations: STAFF_ROLES,
  /** One's own organisation; a doctor has their own entry of the catalogue there. The staff see every one. */
  organisation: [...PARTNERS, 'laboratory_partner', 'pharmacy_partner', 'doctor', ...STAFF_ROLES],
  /** A hospital's own price sheet; the staff every one. */
  price_items: ['partner/hospital', ...STAFF_ROLES],
  /** What a laboratory and a pharmacy do with an order; staff do it for one that does not sign in. */
  laboratory_work: ['laboratory_partner', ...STAFF_ROLES],
  pharmacy_work: ['pharmacy_partner', ...STAFF_ROLES],
  /** Signals: what crisis detection has found. */
  crisis_detection: STAFF_ROLES,
  /** What crisis detection watches, and from which value on. */
  signal_definitions: ADMIN_ROLES,
  incident_command: STAFF_ROLES,
  /** Requirements, evidence, and what people ask about their data. */
  regulatory_compliance: STAFF_ROLES,
  /** Erasing a person’s data, and how long data is kept. */
  data_erasure: ADMIN_ROLES,
  /** Chains, on-call rotas and runs. */
  escalation_management: STAFF_ROLES,
  /** Resources, needs, and what is committed to them. */
  resource_mobilization: STAFF_ROLES,
  broadcast_management: STAFF_ROLES,
  /** Approving a broadcast that someone else wrote. */
  broadcast_approval: ADMIN_ROLES,
  /** Renaming, changing and deleting what a colleague shares: saved views, saved audiences, templates of broadcasts. */
  shared_upkeep: ADMIN_ROLES,
} as const satisfies Record<string, Rule>;
export type AccessEntry = keyof typeof ACCESS;

/** Whether this version's table has the entry: a remote released later may name one it does not have. */
export function isAccessEntry(entry: unknown): entry is AccessEntry {
  return typeof entry === 'string' && Object.hasOwn(ACCESS, entry);
}

/**
 * Whether a session may enter. `role` is undefined when signed out and null when signed in without a role. An entry that is not in the
 * table lets nobody in.
 */
export function mayEnter(entry: AccessEntry, role: Role | null | undefined): boolean {
  if (!isAccessEntry(entry)) return false;
  const rule: Rule = ACCESS[entry];
  if (rule === 'public') return true;
  if (role === undefined) return false;
  if (rule === 'session') return true;
  // A role of a newer version is none here: what it may do is not known.
  if (!isRole(role)) return false;
  return rule === 'signed_in' || rule.includes(role);
}

/**
 * Whether a user with this signed-in hint may enter: decides what is prefetched before the role is known. It grants nothing; the guard
 * decides by the role.
 * @param hint the home portal of the user's role, `none` for a user without one, undefined when signed out
 */
export function mayEnterByHint(entry: AccessEntry, hint: string | undefined): boolean {
  if (hint === undefined) return mayEnter(entry, undefined);
  if (hint === 'none') return mayEnter(entry, null);
  return ROLES.some((role) => homePortal(role, true) === hint && mayEnter(entry, role));
}
