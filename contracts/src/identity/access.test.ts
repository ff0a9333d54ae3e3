import { EVENT_ACCESS } from '../realtime.ts';
import { ACCESS, mayEnter, mayEnterByHint, ROLES } from './index.ts';
import type { AccessEntry, Role } from './index.ts';
import { EVERY_ROLE, ENTRY_VISITORS, isAmong } from '../testing/index.ts';

test('there are thirteen roles', () => {
  expect([...ROLES].toSorted()).toEqual(EVERY_ROLE.toSorted());
  expect(ROLES).toHaveLength(13);
});

test('the hand-written list names every entry', () => {
  expect(Object.keys(ENTRY_VISITORS).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test('every entry lets in exactly the listed roles', () => {
  for (const [entry, holders] of Object.entries(ENTRY_VISITORS))
    for (const role of [...EVERY_ROLE, null, undefined])
      expect([entry, role, mayEnter(entry as AccessEntry, role)]).toEqual([entry, role, isAmong(holders, role)]);
});

test('an unknown role may enter what a session without a role may, and no more', () => {
  for (const entry of Object.keys(ACCESS) as AccessEntry[])
    expect([entry, mayEnter(entry, 'root' as Role)]).toEqual([entry, ['public', 'session'].includes(entry)]);
});

test.each(['quality_reviews', '', 'toString', '__proto__', undefined])(
  'an entry the table does not have, %j, lets nobody in',
  (name) => {
    const entry = name as AccessEntry;
    expect([...ROLES, null, undefined].filter((role) => mayEnter(entry, role))).toEqual([]);
    expect(['/admin', 'none', undefined].filter((hint) => mayEnterByHint(entry, hint))).toEqual([]);
  },
);

test('no event is sent to users who are signed out', () => {
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
