import { showsContact } from '../contact-pill';
import { badgeText, relativeTime } from '../notifications/relative-time';
import { roleLinks } from '../account/role-links';

const MINUTE = 60_000;

describe('relative time labels (spec section 2)', () => {
  it.each([
    [0, 'Just now'],
    [59_999, 'Just now'],
    [MINUTE, '1m ago'],
    [59 * MINUTE, '59m ago'],
    [60 * MINUTE, '1h ago'],
    [23 * 60 * MINUTE, '23h ago'],
    [24 * 60 * MINUTE, '1d ago'],
    [400 * 24 * 60 * MINUTE, '400d ago'],
    [-5000, 'Just now'],
  ])('%i ms is %s', (age, label) => expect(relativeTime(1_000_000_000_000, 1_000_000_000_000 + age)).toBe(label));
});

it('the badge reads 99+ above 99 and is absent at zero', () => {
  expect([0, 1, 99, 100, 5000].map(badgeText)).toEqual([undefined, '1', '99', '99+', '99+']);
});

it.each([
  ['admin', 'Admin Panel'],
  ['super_admin', 'Admin Panel'],
  ['partner', 'Partner Portal'],
  ['partner/lodging', 'Partner Portal'],
  ['partner/hospital', 'Hospital Portal'],
  ['doctor', 'Doctor Portal'],
] as const)('%s sees %s', (role, label) => expect(roleLinks(role).map((link) => link.label)).toEqual([label]));

it.each([null, undefined, 'patient', 'ayana_staff', 'laboratory_partner'] as const)(
  '%s sees no portal button',
  (role) => {
    expect(roleLinks(role)).toEqual([]);
  },
);

it('floating buttons are absent on paths with admin, profile or dashboard', () => {
  expect(['/', '/about', '/patient-portal'].every(showsContact)).toBe(true);
  expect(['/admin', '/admin/analytics', '/my-profile', '/x/Dashboard'].some(showsContact)).toBe(false);
});
