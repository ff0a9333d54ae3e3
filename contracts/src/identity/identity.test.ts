import {
  DEMO_ACCOUNTS,
  HOME_PORTALS,
  homePortal,
  isRole,
  missingProfileFields,
  PASSWORD_MESSAGES,
  passwordProblem,
  PROFILE_REQUIRED,
  roleChangeRefusal,
  sessionsEndRefusal,
} from './index.ts';
import type { Role } from './index.ts';
import { EVERY_ROLE, HOMES, isAmong, visitorsOf } from '../testing/index.ts';

test('every role has the home and the landing page of the specification', () => {
  for (const [role, { home, landing }] of Object.entries(HOMES)) {
    expect([role, homePortal(role), homePortal(role, true)]).toEqual([role, home, landing]);
    expect(HOME_PORTALS).toContain(landing);
    for (const page of [home, landing])
      expect([role, isAmong(visitorsOf(page) ?? [], role as Role)]).toEqual([role, true]);
  }
  expect(homePortal('wizard')).toBe('/patient-portal');
});

test('demo accounts: one per role and one without', () => {
  expect(DEMO_ACCOUNTS.map((account) => account.email)).toEqual(
    expect.arrayContaining([
      'patient@demo.ayana.test',
      'partner-travel-visa@demo.ayana.test',
      'no-role@demo.ayana.test',
    ]),
  );
  expect(DEMO_ACCOUNTS).toHaveLength(EVERY_ROLE.length + 1);
  expect(isRole('patient') && !isRole('root') && !isRole(null)).toBe(true);
});

describe('changing roles', () => {
  const actor = (role: Role | null) => ({ id: 'actor', role });
  const person = (role: Role | null) => ({ id: 'person', role });

  test.each<[string, Role | null, Role | null, Role | null, ReturnType<typeof roleChangeRefusal>]>([
    ['an admin gives a doctor their role', 'admin', null, 'doctor', null],
    ['an admin takes a role away', 'admin', 'partner/lodging', null, null],
    ['staff may not', 'ayana_staff', null, 'patient', 'not_allowed'],
    ['nobody without a role may', null, null, 'patient', 'not_allowed'],
    ['an admin makes no admin', 'admin', 'ayana_staff', 'admin', 'administrators_only'],
    ['an admin unmakes no admin', 'admin', 'admin', 'patient', 'administrators_only'],
    ['a super_admin makes an admin', 'super_admin', 'ayana_staff', 'admin', null],
    ['the last super_admin stays', 'super_admin', 'super_admin', 'admin', 'last_super_admin'],
  ])('%s', (_name, by, from, to, refusal) => {
    expect(roleChangeRefusal({ actor: actor(by), person: person(from), to, superAdmins: 1 })).toBe(refusal);
  });

  test('one of two super_admins may be removed', () => {
    const change = { actor: actor('super_admin'), person: person('super_admin'), to: null, superAdmins: 2 };
    expect(roleChangeRefusal(change)).toBeNull();
  });

  test('nobody changes their own role, not even a super_admin', () => {
    const me = actor('super_admin');
    expect(roleChangeRefusal({ actor: me, person: me, to: 'admin', superAdmins: 2 })).toBe('own_role');
  });
});

test.each<[Role | null, Role | null, ReturnType<typeof sessionsEndRefusal>]>([
  ['admin', 'patient', null],
  ['admin', null, null],
  ['admin', 'admin', 'administrators_only'],
  ['admin', 'super_admin', 'administrators_only'],
  ['super_admin', 'super_admin', null],
  ['ayana_staff', 'patient', 'not_allowed'],
  [null, 'patient', 'not_allowed'],
])('%s and the sessions of %s: %s', (by, of, refusal) => {
  const actor = { id: 'actor', role: by };
  expect(sessionsEndRefusal({ actor, person: { id: 'person', role: of } })).toBe(refusal);
  expect(
    sessionsEndRefusal({ actor: { id: 'actor', role: 'admin' }, person: { id: 'actor', role: 'admin' } }),
  ).toBeNull();
});

test('the empty required fields of a profile are listed in the order of the form', () => {
  expect(missingProfileFields({})).toEqual([...PROFILE_REQUIRED]);
  expect(missingProfileFields({ first_name: 'A', last_name: ' ', phone: null, country: 'Kenya' })).toEqual([
    'last_name',
    'phone',
    'date_of_birth',
  ]);
  // An empty last name was answered; a missing one was not.
  const rest = { phone: '+62 1', country: 'Indonesia', date_of_birth: '1980-01-01' };
  expect(missingProfileFields({ ...rest, first_name: 'Sukarno', last_name: '' })).toEqual([]);
  expect(missingProfileFields({ ...rest, first_name: 'Sukarno', last_name: null })).toEqual(['last_name']);
  expect(missingProfileFields({ ...rest, first_name: '', last_name: '' })).toEqual(['first_name', 'last_name']);
});

test.each([
  ['', PASSWORD_MESSAGES.missing],
  ['1234567', PASSWORD_MESSAGES.length],
  ['12345678', null],
  ['😀'.repeat(8), null],
  ['😀'.repeat(7), PASSWORD_MESSAGES.length],
  ['a'.repeat(128), null],
  ['a'.repeat(129), PASSWORD_MESSAGES.length],
])('the length of the password %j', (value, problem) => {
  expect(passwordProblem(value)).toBe(problem);
});
