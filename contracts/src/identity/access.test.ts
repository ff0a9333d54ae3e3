import { ACCESS, EVENT_ACCESS, mayEnter, mayEnterByHint, ROLES } from './index.ts';
import type { AccessEntry, Role } from './index.ts';

const STAFF: Role[] = ['admin', 'super_admin', 'ayana_staff'];
const PARTNERS: Role[] = ['partner', 'partner/hospital', 'partner/travel_visa', 'partner/logistics', 'partner/lodging'];
const EVERY_ROLE: Role[] = [
  ...STAFF,
  'doctor',
  'patient',
  'unverified_user',
  ...PARTNERS,
  'laboratory_partner',
  'pharmacy_partner',
];

/** Who holds what, written out after the specification (section 6) and "Who may enter" of the API's design. */
const HOLDERS: Record<AccessEntry, { roles: Role[]; without_role?: true; signed_out?: true }> = {
  public: { roles: EVERY_ROLE, without_role: true, signed_out: true },
  session: { roles: EVERY_ROLE, without_role: true },
  signed_in: { roles: EVERY_ROLE },
  patient_portal: { roles: ['patient', 'unverified_user', 'doctor'] },
  doctor_portal: { roles: ['doctor'] },
  partner_portal: { roles: PARTNERS },
  laboratory_portal: { roles: ['laboratory_partner'] },
  pharmacy_portal: { roles: ['pharmacy_partner'] },
  secure_portal: { roles: EVERY_ROLE },
  admin: { roles: STAFF },
  case_manager: { roles: [...STAFF, 'doctor'] },
  inbox: { roles: STAFF },
  releases: { roles: STAFF },
  catalogue_upkeep: { roles: STAFF },
  team_notices: { roles: STAFF },
  activity: { roles: STAFF },
  users: { roles: ['admin', 'super_admin'] },
  administrators: { roles: ['super_admin'] },
  patient_notifications: { roles: ['patient'] },
};

test('there are thirteen roles', () => {
  expect([...ROLES].toSorted()).toEqual(EVERY_ROLE.toSorted());
  expect(ROLES).toHaveLength(13);
});

test('the list of holders names every entry', () => {
  expect(Object.keys(HOLDERS).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(Object.entries(HOLDERS))('%s lets in whom it should and nobody else', (name, holders) => {
  const entry = name as AccessEntry;
  expect(ROLES.filter((role) => mayEnter(entry, role)).toSorted()).toEqual([...new Set(holders.roles)].toSorted());
  expect(mayEnter(entry, null)).toBe(holders.without_role ?? false);
  expect(mayEnter(entry, undefined)).toBe(holders.signed_out ?? false);
});

test('a role nobody knows enters what any session may, and no more', () => {
  for (const entry of Object.keys(ACCESS) as AccessEntry[])
    expect([entry, mayEnter(entry, 'root' as Role)]).toEqual([
      entry,
      ['public', 'session', 'signed_in'].includes(entry),
    ]);
});

test.each(['quality_reviews', '', 'toString', '__proto__', undefined])(
  'an entry the table does not have, %j, lets nobody in',
  (name) => {
    const entry = name as AccessEntry;
    expect([...ROLES, null, undefined].filter((role) => mayEnter(entry, role))).toEqual([]);
    expect(['/admin', 'none', undefined].filter((hint) => mayEnterByHint(entry, hint))).toEqual([]);
  },
);

test('no event is told to people who are signed out', () => {
  for (const entry of Object.values(EVENT_ACCESS)) expect(mayEnter(entry, undefined)).toBe(false);
});

test.each([
  ['admin', '/admin', true],
  ['admin', '/patient-portal', false],
  ['admin', '/doctor-portal', false],
  ['admin', 'none', false],
  ['admin', undefined, false],
  ['case_manager', '/doctor-portal', true],
  ['patient_portal', '/doctor-portal', true],
  ['patient_portal', '/partner-portal', false],
  ['users', '/admin', true],
  ['session', 'none', true],
  ['signed_in', 'none', false],
  ['public', undefined, true],
] as const)('%s may be fetched ahead by the hint %s: %s', (entry, hint, may) => {
  expect(mayEnterByHint(entry, hint)).toBe(may);
});
