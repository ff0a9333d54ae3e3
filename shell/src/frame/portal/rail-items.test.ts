import type { PortalData } from '@ayana/portal-kit';
import { currentItem, railGroups, railItems } from './rail-items';

const portals: PortalData[] = [
  {
    name: 'mfe-admin',
    contract: 1,
    routes: [
      {
        id: 'admin.releases',
        path: '/admin/releases',
        access: 'releases',
        title: 'R',
        rail: { label: 'R', icon: 'x', order: 50 },
      },
      { id: 'admin.home', path: '/admin', access: 'admin', title: 'H', rail: { label: 'H', icon: 'x', order: 10 } },
      {
        id: 'admin.users',
        path: '/admin/users',
        access: 'users',
        title: 'U',
        rail: { label: 'U', icon: 'x', order: 30 },
      },
      { id: 'admin.quiet', path: '/admin/quiet', access: 'admin', title: 'Q' },
    ],
  },
  {
    name: 'mfe-patient',
    contract: 1,
    routes: [
      {
        id: 'patient.home',
        path: '/patient-portal',
        access: 'patient_portal',
        title: 'P',
        rail: { label: 'P', icon: 'x', order: 20 },
      },
    ],
  },
];
const ids = (role: Parameters<typeof railItems>[1]): string[] => railItems(portals, role).map(({ id }) => id);

test('a role sees the entries of the pages it may open, in order, from all remotes', () => {
  expect(ids('super_admin')).toEqual(['admin.home', 'admin.users', 'admin.releases']);
  expect(ids('ayana_staff')).toEqual(['admin.home', 'admin.releases']);
  expect(ids('unverified_user')).toEqual(['patient.home']);
  expect(ids('pharmacy_partner')).toEqual([]);
});

test('a doctor sees the patients’ places only with a journey of their own, below a heading; patients see them without', () => {
  expect(ids('doctor')).toEqual([]);
  expect(railItems(portals, 'doctor', 'My own treatment')).toMatchObject([
    { id: 'patient.home', group: 'My own treatment' },
  ]);
  expect(railItems(portals, 'patient', 'My own treatment').map(({ group }) => group)).toEqual([undefined]);
});

test('an entry with an unknown access entry is left out', () => {
  const newer = JSON.parse(JSON.stringify(portals).replace('"access":"releases"', '"access":"quality_reviews"'));
  expect(railItems(newer as PortalData[], 'super_admin').map(({ id }) => id)).toEqual(['admin.home', 'admin.users']);
});

test.each([
  ['/admin', 'admin.home'],
  ['/admin/releases', 'admin.releases'],
  ['/admin/users/1', 'admin.users'],
  ['/admin/quiet', undefined],
  ['/secure-portal', 'admin.home'],
  ['/administrate', undefined],
  ['/profile', undefined],
])('at %s the line %s is the current one', (pathname, id) =>
  expect(currentItem(railItems(portals, 'admin'), pathname, 'admin')).toBe(id),
);

test('entries are grouped by their headings, and those without one come first', () => {
  const entries = [{ id: 'desk', group: 'Service desk' }, { id: 'inbox' }, { id: 'catalog', group: 'Service desk' }];
  expect(railGroups(entries)).toEqual([
    { id: 'portal', entries: [{ id: 'inbox' }] },
    { id: 'group-1', title: 'Service desk', entries: [entries[0], entries[2]] },
  ]);
});
