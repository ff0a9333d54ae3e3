import type { AccessEntry, Role } from '../identity/index.ts';
import type { InboxStatus } from '../inbox/index.ts';
import type { ServiceRequestState, ServiceRequestTransition } from '../service-desk/index.ts';

/**
 * Roles, homes, pages and states of the specification (sections 2 and 6; where it is silent, of the API's design), written out by hand.
 * Tests compare with this file, and nothing in it is computed from the code under test. For tests only.
 */
export const STAFF: readonly Role[] = ['admin', 'super_admin', 'ayana_staff'];
export const PARTNERS: readonly Role[] = [
  'partner',
  'partner/hospital',
  'partner/travel_visa',
  'partner/logistics',
  'partner/lodging',
];

/** Home of each role, and where it lands from the home page. */
export const HOMES: Readonly<Record<Role, { home: string; landing: string }>> = {
  admin: { home: '/admin', landing: '/admin' },
  super_admin: { home: '/admin', landing: '/admin' },
  ayana_staff: { home: '/admin', landing: '/admin' },
  doctor: { home: '/patient-portal', landing: '/doctor-portal' },
  patient: { home: '/patient-portal', landing: '/patient-portal' },
  unverified_user: { home: '/patient-portal', landing: '/patient-portal' },
  partner: { home: '/partner-portal', landing: '/partner-portal' },
  'partner/hospital': { home: '/partner-portal', landing: '/partner-portal' },
  'partner/travel_visa': { home: '/partner-portal', landing: '/partner-portal' },
  'partner/logistics': { home: '/partner-portal', landing: '/partner-portal' },
  'partner/lodging': { home: '/partner-portal', landing: '/partner-portal' },
  laboratory_partner: { home: '/laboratory-portal', landing: '/laboratory-portal' },
  pharmacy_partner: { home: '/pharmacy-portal', landing: '/pharmacy-portal' },
};
export const EVERY_ROLE = Object.keys(HOMES) as readonly Role[];

/** Everyone; any session, also without a role; or the listed roles. */
export type Visitors = 'everybody' | 'any session' | readonly Role[];

/** Who an entry of the access table lets in. */
export const ENTRY_VISITORS: Readonly<Record<AccessEntry, Visitors>> = {
  public: 'everybody',
  session: 'any session',
  signed_in: EVERY_ROLE,
  patient_portal: ['patient', 'unverified_user', 'doctor'],
  doctor_portal: ['doctor'],
  partner_portal: PARTNERS,
  laboratory_portal: ['laboratory_partner'],
  pharmacy_portal: ['pharmacy_partner'],
  hospital_portal: ['partner/hospital'],
  trips_portal: ['partner/travel_visa', 'partner/logistics', 'partner/lodging'],
  secure_portal: EVERY_ROLE,
  admin: STAFF,
  case_manager: [...STAFF, 'doctor'],
  inbox: STAFF,
  colleagues: STAFF,
  system: ['admin', 'super_admin'],
  releases: STAFF,
  release_changes: ['admin', 'super_admin'],
  catalogue_upkeep: STAFF,
  database_overview: STAFF,
  test_pages: STAFF,
  team_notices: STAFF,
  activity: STAFF,
  analytics: STAFF,
  analytics_money: ['admin', 'super_admin'],
  users: ['admin', 'super_admin'],
  administrators: ['super_admin'],
  patient_notifications: [
    'patient',
    'unverified_user',
    'doctor',
    ...PARTNERS,
    'laboratory_partner',
    'pharmacy_partner',
    ...STAFF,
  ],
  service_desk: STAFF,
  service_requests: EVERY_ROLE,
  treatment_requests: EVERY_ROLE,
  patient_journeys: EVERY_ROLE,
  case_work: STAFF,
  hospital_writing: [...STAFF, 'partner/hospital'],
  organisations: STAFF,
  organisation: [...PARTNERS, 'laboratory_partner', 'pharmacy_partner', 'doctor', ...STAFF],
  price_items: ['partner/hospital', ...STAFF],
  consultation_room: EVERY_ROLE,
  laboratory_work: ['laboratory_partner', ...STAFF],
  pharmacy_work: ['pharmacy_partner', ...STAFF],
  crisis_detection: STAFF,
  signal_definitions: ['admin', 'super_admin'],
  incident_command: STAFF,
  regulatory_compliance: STAFF,
  data_erasure: ['admin', 'super_admin'],
  escalation_management: STAFF,
  resource_mobilization: STAFF,
  broadcast_management: STAFF,
  broadcast_approval: ['admin', 'super_admin'],
  shared_upkeep: ['admin', 'super_admin'],
};

/** Who may open a path, as routes write it. The first matching pattern counts. */
const PAGE_VISITORS: readonly (readonly [RegExp, Visitors])[] = [
  [/^\/patient-portal(\/.*)?$/, ['doctor', 'patient', 'unverified_user']],
  [/^\/doctor-portal(\/.*)?$/, ['doctor']],
  [/^\/partner-portal\/(admissions(\/:admissionId)?|prices|doctors\/:doctorId\/hours)$/, ['partner/hospital']],
  [/^\/partner-portal\/manifest$/, ['partner/travel_visa', 'partner/logistics', 'partner/lodging']],
  [/^\/partner-portal(\/.*)?$/, PARTNERS],
  [/^\/laboratory-portal(\/.*)?$/, ['laboratory_partner']],
  [/^\/pharmacy-portal(\/.*)?$/, ['pharmacy_partner']],
  [/^\/secure-portal$/, EVERY_ROLE],
  [/^\/(subscription|notifications|questions|patient\/find-doctors)$/, EVERY_ROLE],
  [/^\/requests\/(patient-portal\/)?:requestId$/, EVERY_ROLE],
  [/^\/consultation-room\/:appointmentId$/, EVERY_ROLE],
  [/^\/profile$/, 'any session'],
  // The templates, and cases before a doctor has work on them, are the staff's.
  [/^\/case-manager\/(templates|intake\/:caseId)$/, STAFF],
  [/^\/case-manager(\/.*)?$/, [...STAFF, 'doctor']],
  [/^\/admin\/(users(\/.*)?|system)$/, ['admin', 'super_admin']],
  [/^\/admin(\/.*)?$/, STAFF],
  [/^\/(database-overview|test-email|test-email-verification)$/, STAFF],
  // Ours, in addition to the specification's.
  [
    /^\/(search|trip-cost|compare|case|appointment|consultation-room\/visit|newsletter|check-in|companion|join|verify\/:code|consultation\/received\/:reference|treatments(\/:slug)?)$/,
    'everybody',
  ],
  [
    /^\/(about|services(\/[a-z-]+)?|destinations|destinations\/:slug|partnerships|hospitals|hospital\/:hospitalId|contact|blog|blog\/:slug|faq|privacy|terms|brochure|consultation|doctors|doctors\/:doctorId|video-consultation|support|travel-checklist|style-guide|resources|careers|press|insurance|find-doctors|treatment-journey\/[a-z]+)?$/,
    'everybody',
  ],
];

/** Who may open a path; undefined for a path that is not in the specification. */
export const visitorsOf = (path: string): Visitors | undefined =>
  PAGE_VISITORS.find(([pattern]) => pattern.test(path))?.[1];

/** @param role null for a session without a role, undefined when signed out */
export function isAmong(visitors: Visitors, role: Role | null | undefined): boolean {
  if (visitors === 'everybody') return true;
  if (role === undefined) return false;
  if (visitors === 'any session') return true;
  return role !== null && visitors.includes(role);
}

/** The next statuses of an inbox request, by kind and status. Claiming has a route of its own, so a new request cannot change here. */
export const REQUEST_STEPS: Readonly<Record<InboxStatus, readonly InboxStatus[]>> = {
  new: ['closed'],
  claimed: ['new', 'confirmed', 'answered', 'closed'],
  confirmed: ['answered', 'closed'],
  answered: ['claimed', 'confirmed', 'closed'],
  closed: ['claimed'],
};

/** What staff may do with a service request, by its state. */
export const SERVICE_REQUEST_STEPS: Readonly<Record<ServiceRequestState, readonly ServiceRequestTransition[]>> = {
  new: ['assign', 'start', 'ask_approval', 'merge', 'cancel'],
  assigned: ['assign', 'start', 'wait', 'ask_approval', 'resolve', 'merge', 'cancel'],
  in_progress: ['assign', 'wait', 'ask_approval', 'resolve', 'merge', 'cancel'],
  pending: ['assign', 'resume', 'resolve', 'merge', 'cancel'],
  awaiting_approval: ['approve', 'decline', 'merge', 'cancel'],
  resolved: ['close', 'reopen'],
  closed: ['reopen'],
  reopened: ['assign', 'start', 'wait', 'ask_approval', 'resolve', 'merge', 'cancel'],
};

/** What the person who asked may do with their request, by its state. */
export const OWN_REQUEST_STEPS: Readonly<Record<ServiceRequestState, readonly ServiceRequestTransition[]>> = {
  new: ['cancel'],
  assigned: ['cancel'],
  in_progress: ['cancel'],
  pending: ['cancel'],
  awaiting_approval: ['approve', 'decline', 'cancel'],
  resolved: ['close', 'reopen'],
  closed: ['reopen'],
  reopened: ['cancel'],
};
