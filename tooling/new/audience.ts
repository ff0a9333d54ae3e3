import { SentenceError } from '../bootstrap/report.mjs';

/** Who a new feature of a remote is for, until its author decides: the users of that portal. */
export interface Audience {
  readonly remote: string;
  /** Address of the portal; the feature's pages are below it. */
  readonly home: string;
  /** Roles in the access table, and in the tables that tests compare with it. */
  readonly roles: string;
  readonly testRoles: string;
  /** A role that may enter, and another one for what must stay private. */
  readonly role: string;
  readonly otherRole: string;
  /** Whether all of them see every row; otherwise each sees what they added. */
  readonly sharesRows: boolean;
}

const PATIENTS = `['patient', 'unverified_user', 'doctor']`;
const PARTNERS = `['partner', 'partner/hospital', 'partner/travel_visa', 'partner/logistics', 'partner/lodging']`;

const AUDIENCES: readonly Audience[] = [
  {
    remote: 'mfe-admin',
    home: '/admin',
    roles: 'STAFF_ROLES',
    testRoles: 'STAFF',
    role: 'ayana_staff',
    otherRole: 'admin',
    sharesRows: true,
  },
  {
    remote: 'mfe-patient',
    home: '/patient-portal',
    roles: PATIENTS,
    testRoles: PATIENTS,
    role: 'patient',
    otherRole: 'doctor',
    sharesRows: false,
  },
  {
    remote: 'mfe-partner',
    home: '/partner-portal',
    roles: 'PARTNERS',
    testRoles: PARTNERS,
    role: 'partner/hospital',
    otherRole: 'partner/lodging',
    sharesRows: false,
  },
];

/** @throws SentenceError for a remote without a portal */
export function audienceOf(remote: string): Audience {
  const found = AUDIENCES.find((each) => each.remote === remote);
  if (found !== undefined) return found;
  const names = AUDIENCES.map((each) => each.remote).join(', ');
  throw new SentenceError(`A feature belongs to a portal: --remote is one of ${names}.`);
}
