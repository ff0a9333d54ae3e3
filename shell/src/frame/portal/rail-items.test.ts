import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayEnter, type Role } from '@ayana/contracts/identity';
import { EVERY_ROLE } from '@ayana/contracts/testing';
import type { PortalData } from '@ayana/portal-kit';
import { BELL, currentItem, railGroups, railItems } from './rail-items';

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

describe('the rail of the portals as they are', () => {
  const root = join(__dirname, '../../../..');
  const real = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => JSON.parse(readFileSync(join(root, name, 'portal.json'), 'utf8')) as PortalData);

  const CATALOGUE = ['Treatments', 'Hospitals', 'Doctors', 'Cities', 'Content'];
  const PATIENT = [
    'Journey',
    'Requests',
    'Documents',
    'Quotes',
    'Appointments',
    'Messages',
    'Travel',
    'Care',
    'About me',
  ];
  const WORK = ['Waiting', 'All work', 'Messages'];
  const DESK = ['Service requests', 'Service catalog', 'Desk figures'];
  const FIRST = ['Today', 'Inbox', 'My queue', 'Appointments', 'Not placed', 'Analytics'];
  const TROUBLE = ['Signals', 'Incidents', 'Escalation', 'Broadcasts', 'Resources'];
  const STAFF = [...FIRST, ...TROUBLE, ...DESK, ...CATALOGUE];
  const RULES = ['Organisations', 'Compliance', 'Activity'];

  /** By hand, in order. */
  function labelsOf(role: Role): string[] {
    if (role === 'admin' || role === 'super_admin') return [...STAFF, 'People', ...RULES, 'System'];
    if (role === 'ayana_staff') return [...STAFF, ...RULES];
    if (role === 'patient' || role === 'unverified_user') return PATIENT;
    if (role === 'doctor') return [...WORK, 'Orders', 'Calendar', 'Consultations', 'Hours', 'Organisation', 'My queue'];
    if (role === 'partner/hospital') return [...WORK, 'Calendar', 'Admissions', 'Prices', 'Organisation'];
    const [waiting = '', ...others] = WORK;
    if (role === 'laboratory_partner')
      return [waiting, 'Worklist', 'Enter results', ...others, 'Calendar', 'Organisation'];
    if (role === 'pharmacy_partner') return [waiting, 'Worklist', ...others, 'Calendar', 'Organisation'];
    const isOfTrips = role === 'partner/travel_visa' || role === 'partner/logistics' || role === 'partner/lodging';
    return [...WORK, ...(isOfTrips ? ['Manifest'] : []), 'Calendar', 'Organisation'];
  }

  test.each(EVERY_ROLE)('of %s', (role) => {
    expect(railGroups(railItems(real, role)).flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(
      labelsOf(role),
    );
  });

  const paths = real.flatMap(({ routes }) => routes);
  test.each(EVERY_ROLE)('of %s: every page lights exactly one entry', (role) => {
    const lines = railItems(real, role, 'My own treatment');
    const dark = paths
      .filter(({ frame, access }) => frame === 'portal' && mayEnter(access ?? 'public', role))
      .map(({ path }) => path.replaceAll(/:\w+/g, '0193a4c0'))
      .filter((path) => {
        const lit = currentItem(lines, path, role, paths);
        return lit !== BELL && lines.filter(({ id }) => id === lit).length !== 1;
      });
    expect(dark).toEqual([]);
  });

  test('what a route lights is an entry', () => {
    const entries = new Set([BELL, ...paths.flatMap(({ id, rail }) => (rail === undefined ? [] : [id]))]);
    const named = paths.flatMap(({ lights = [] }) => lights);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !entries.has(id))).toEqual([]);
  });

  test('the bar of a patient’s phone has the conversation', () => {
    const bar = railItems(real, 'patient').filter((line) => line.bar !== undefined);
    expect(bar.toSorted((one, other) => (one.bar ?? 0) - (other.bar ?? 0)).map(({ label }) => label)).toEqual([
      'Journey',
      'Messages',
      'Documents',
    ]);
  });
});
