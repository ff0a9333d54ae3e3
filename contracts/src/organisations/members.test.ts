import { homePortal } from '../identity/index.ts';
import {
  invitationRefusal,
  isLastOwner,
  isSameValue,
  MEMBER_ROLE_CHOICES,
  MEMBER_ROLES,
  memberMay,
  ORGANISATION_KINDS,
  ORGANISATION_ROLES,
  organisationKindName,
} from './index.ts';

test('what each member may do', () => {
  expect(MEMBER_ROLES.filter((role) => memberMay(role, 'read'))).toEqual(['owner', 'member', 'read_only']);
  expect(MEMBER_ROLES.filter((role) => memberMay(role, 'write'))).toEqual(['owner', 'member']);
  expect(MEMBER_ROLES.filter((role) => memberMay(role, 'own'))).toEqual(['owner']);
  expect(MEMBER_ROLE_CHOICES.map(({ role, name }) => [role, name])).toEqual([
    ['owner', 'Owner'],
    ['member', 'Member'],
    ['read_only', 'Read only'],
  ]);
  expect(MEMBER_ROLE_CHOICES.every(({ may }) => may.endsWith('.'))).toBe(true);
});

test('the last owner is the only one, not the only member', () => {
  expect([isLastOwner('owner', 1), isLastOwner('owner', 2), isLastOwner('member', 1)]).toEqual([true, false, false]);
});

/** By hand: the role and the portal of the people of each kind. */
test.each([
  ['hospital', 'partner/hospital', '/partner-portal'],
  ['travel_visa', 'partner/travel_visa', '/partner-portal'],
  ['logistics', 'partner/logistics', '/partner-portal'],
  ['lodging', 'partner/lodging', '/partner-portal'],
  ['laboratory', 'laboratory_partner', '/laboratory-portal'],
  ['pharmacy', 'pharmacy_partner', '/pharmacy-portal'],
  ['other', 'partner', '/partner-portal'],
] as const)('people of %s are %s, in %s', (kind, role, portal) => {
  expect([ORGANISATION_ROLES[kind], homePortal(ORGANISATION_ROLES[kind])]).toEqual([role, portal]);
});

test('each kind has a name of its own', () => {
  expect(new Set(ORGANISATION_KINDS.map(organisationKindName)).size).toBe(7);
  expect([organisationKindName('other'), organisationKindName('hospital')]).toEqual(['Other', 'Hospital']);
});

const NOW = new Date('2026-12-01T10:00:00Z');
const INVITATION = { email: 'Asha@Example.org', expires_at: new Date('2026-12-01T10:00:01Z') };
const ASHA = { email: 'asha@example.ORG', email_verified_at: NOW };

test.each([
  ['with the address in other letters, in its last second', {}, {}, null],
  ['when it ends', { expires_at: NOW }, {}, 'over'],
  ['a second time', { accepted_at: NOW }, {}, 'over'],
  ['never accepted', { accepted_at: null }, {}, null],
  ['with another address', {}, { email: 'asha@example.com' }, 'address'],
  ['with an address that was not confirmed', {}, { email_verified_at: null }, 'address'],
])('an invitation is accepted %s', (_what, invitation, person, refusal) => {
  expect(invitationRefusal({ ...INVITATION, ...invitation }, { ...ASHA, ...person }, NOW)).toBe(refusal);
});

test.each([
  [['en', 'hi'], ['hi', 'en'], true],
  [['en'], ['en', 'hi'], false],
  [null, undefined, true],
  [null, '', false],
  [0, null, false],
  [120, 120, true],
  ['a', ['a'], false],
])('%j to %j changes nothing: %s', (now, to, same) => {
  expect(isSameValue(now, to)).toBe(same);
});
