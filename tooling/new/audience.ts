import { SentenceError } from '../bootstrap/report.mjs';

/** Who a new feature of a remote is for, until its author decides: the users of that portal. */
export interface Audience {
  readonly remote: string;
  /** Address of the portal; the feature's pages are below it. */
  readonly home: string;
  /** The portal's entry of the access table. */
  readonly entry: string;
  /** Its roles as the tests expect them, as JSON. */
  readonly testRoles: string;
  /** A role that may enter, and another one for what must stay private. */
  readonly role: string;
  readonly otherRole: string;
  /** Whether all of them see every row; otherwise each sees what they added. */
  readonly sharesRows: boolean;
}

const AUDIENCES: readonly Audience[] = [
  {
    remote: 'mfe-admin',
    home: '/admin',
    entry: 'admin',
    testRoles: '["admin", "super_admin", "ayana_staff"]',
    role: 'ayana_staff',
    otherRole: 'admin',
    sharesRows: true,
  },
  {
    remote: 'mfe-patient',
    home: '/patient-portal',
    entry: 'patient_portal',
    testRoles: '["patient", "unverified_user", "doctor"]',
    role: 'patient',
    otherRole: 'doctor',
    sharesRows: false,
  },
  {
    remote: 'mfe-partner',
    home: '/partner-portal',
    entry: 'partner_portal',
    testRoles: '["partner", "partner/hospital", "partner/travel_visa", "partner/logistics", "partner/lodging"]',
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
