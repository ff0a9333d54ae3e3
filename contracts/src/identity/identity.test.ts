import { ACCESS, DEMO_ACCOUNTS, HOME_PORTALS, homePortal, isRole, mayEnter, ROLES } from './index.ts';
import type { AccessEntry } from './index.ts';

test.each([
  ['admin', '/admin'],
  ['super_admin', '/admin'],
  ['ayana_staff', '/admin'],
  ['doctor', '/patient-portal'],
  ['patient', '/patient-portal'],
  ['unverified_user', '/patient-portal'],
  ['partner', '/partner-portal'],
  ['partner/hospital', '/partner-portal'],
  ['partner/travel_visa', '/partner-portal'],
  ['partner/logistics', '/partner-portal'],
  ['partner/lodging', '/partner-portal'],
  ['laboratory_partner', '/laboratory-portal'],
  ['pharmacy_partner', '/pharmacy-portal'],
  ['wizard', '/patient-portal'],
])('%s is at home in %s', (role, home) => {
  expect(homePortal(role)).toBe(home);
  expect(HOME_PORTALS).toContain(home);
});

test('a doctor who lands on the home page goes to the doctor portal', () => {
  expect(homePortal('doctor', true)).toBe('/doctor-portal');
  expect(homePortal('patient', true)).toBe('/patient-portal');
});

test('nobody without a role enters anything but public pages', () => {
  for (const entry of Object.keys(ACCESS) as AccessEntry[]) {
    expect([entry, mayEnter(entry, null)]).toEqual([entry, entry === 'public']);
    expect([entry, mayEnter(entry, undefined)]).toEqual([entry, entry === 'public']);
  }
});

test('every role may enter its own home', () => {
  const door = {
    '/admin': 'admin',
    '/patient-portal': 'patient_portal',
    '/doctor-portal': 'doctor_portal',
    '/partner-portal': 'partner_portal',
    '/laboratory-portal': 'laboratory_portal',
    '/pharmacy-portal': 'pharmacy_portal',
  } as const;
  for (const role of ROLES) {
    expect([role, mayEnter(door[homePortal(role)], role)]).toEqual([role, true]);
    expect([role, mayEnter(door[homePortal(role, true)], role)]).toEqual([role, true]);
  }
});

test('demo accounts: one a role and one without', () => {
  expect(DEMO_ACCOUNTS.map((account) => account.email)).toEqual(
    expect.arrayContaining([
      'patient@demo.ayana.test',
      'partner-travel-visa@demo.ayana.test',
      'no-role@demo.ayana.test',
    ]),
  );
  expect(DEMO_ACCOUNTS).toHaveLength(ROLES.length + 1);
  expect(isRole('patient') && !isRole('root') && !isRole(null)).toBe(true);
});
