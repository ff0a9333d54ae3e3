import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessEntry, ROLES, type Role } from '@ayana/contracts/identity';
import type { PortalData, PortalRoute, Session } from '@ayana/portal-kit';
import { guard, landing } from './guard';
import { GUARDED_SHELL_ROUTES } from './guarded-routes';

/**
 * What the specification says, written out by hand (sections 2 and 6; where a portal's own roles are not named there, api.md, "Who may
 * enter"). It is not derived from the access table it checks.
 */
const STAFF: readonly Role[] = ['admin', 'super_admin', 'ayana_staff'];
const PARTNERS: readonly Role[] = [
  'partner',
  'partner/hospital',
  'partner/travel_visa',
  'partner/logistics',
  'partner/lodging',
];
const EVERY_ROLE: readonly Role[] = [
  ...STAFF,
  ...PARTNERS,
  'doctor',
  'patient',
  'unverified_user',
  'laboratory_partner',
  'pharmacy_partner',
];
const HOME: Record<Role, string> = {
  admin: '/admin',
  super_admin: '/admin',
  ayana_staff: '/admin',
  doctor: '/patient-portal',
  patient: '/patient-portal',
  unverified_user: '/patient-portal',
  partner: '/partner-portal',
  'partner/hospital': '/partner-portal',
  'partner/travel_visa': '/partner-portal',
  'partner/logistics': '/partner-portal',
  'partner/lodging': '/partner-portal',
  laboratory_partner: '/laboratory-portal',
  pharmacy_partner: '/pharmacy-portal',
};

/** Everybody; any session, also without a role; or the roles that get in. The first pattern that fits counts. */
type Door = 'everybody' | 'any session' | readonly Role[];
const DOORS: readonly (readonly [RegExp, Door])[] = [
  [/^\/patient-portal$/, ['doctor', 'patient', 'unverified_user']],
  [/^\/doctor-portal$/, ['doctor']],
  [/^\/partner-portal$/, PARTNERS],
  [/^\/laboratory-portal$/, ['laboratory_partner']],
  [/^\/pharmacy-portal$/, ['pharmacy_partner']],
  [/^\/secure-portal$/, EVERY_ROLE],
  [/^\/(subscription|notifications|patient\/find-doctors)$/, EVERY_ROLE],
  [/^\/requests\/(patient-portal\/)?:requestId$/, EVERY_ROLE],
  [/^\/profile$/, 'any session'],
  [/^\/case-manager(\/.*)?$/, [...STAFF, 'doctor']],
  [/^\/admin\/users(\/.*)?$/, ['admin', 'super_admin']],
  [/^\/admin(\/.*)?$/, STAFF],
  [/^\/(database-overview|test-email|test-email-verification)$/, STAFF],
  // Ours beside the specification's.
  [
    /^\/(search|trip-cost|compare|appointment|newsletter|consultation\/received\/:reference|treatments(\/:slug)?)$/,
    'everybody',
  ],
  [
    /^\/(about|services(\/[a-z-]+)?|destinations|destinations\/:slug|partnerships|hospitals|hospital\/:hospitalId|contact|blog|blog\/:slug|faq|privacy|terms|brochure|consultation|doctors|doctors\/:doctorId|video-consultation|support|travel-checklist|style-guide|resources|careers|press|insurance|find-doctors|treatment-journey\/[a-z]+)?$/,
    'everybody',
  ],
];

const doorOf = (path: string): Door | undefined => DOORS.find(([pattern]) => pattern.test(path))?.[1];

const root = join(__dirname, '../../..');
const portals = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => JSON.parse(readFileSync(join(root, name, 'portal.json'), 'utf8')) as PortalData);
const routes: PortalRoute[] = [...portals.flatMap((portal) => portal.routes), ...GUARDED_SHELL_ROUTES];

const signedOut: Session = { status: 'signed_out', user: null, role: undefined, hint: undefined };
const as = (role: Role | null): Session => ({
  status: 'signed_in',
  user: { id: '1', email: 'a@b.test' },
  role,
  hint: 'none',
});

function expected(door: Door, path: string, role: Role | null | undefined): object {
  if (door === 'everybody') return { kind: 'enter' };
  if (role === undefined) return { kind: 'redirect', to: `/auth?next=${encodeURIComponent(path)}` };
  if (door === 'any session') return { kind: 'enter' };
  if (role === null) return { kind: 'denied' };
  return door.includes(role) ? { kind: 'enter' } : { kind: 'redirect', to: HOME[role] };
}

it('the specification’s thirteen roles are all of them, and every portal is looked at', () => {
  expect(EVERY_ROLE.toSorted()).toEqual(ROLES.toSorted());
  expect(portals.length).toBeGreaterThanOrEqual(4);
});

describe.each(routes.map((route) => [route.path, route] as const))('%s', (path, route) => {
  const door = doorOf(path);

  it('stands in the specification', () => expect(door).toBeDefined());

  it.each<[string, Role | null | undefined]>([
    ...EVERY_ROLE.map((role) => [role, role] as [string, Role]),
    ['nobody with a role', null],
    ['nobody signed in', undefined],
  ])('%s', (_who, role) => {
    if (door === undefined) throw new Error(`Nothing says who may open ${path}.`);
    const session = role === undefined ? signedOut : as(role);
    expect(guard(route.access, session, path)).toEqual(expected(door, path, role));
  });
});

it('brings a signed-out person back with the query', () => {
  expect(guard('admin', signedOut, '/admin?age=1')).toEqual({ kind: 'redirect', to: '/auth?next=%2Fadmin%3Fage%3D1' });
});

it('lets nobody in by an entry it does not know', () => {
  const entry = 'quality_reviews' as AccessEntry;
  for (const role of EVERY_ROLE)
    expect(guard(entry, as(role), '/quality')).toEqual({ kind: 'redirect', to: HOME[role] });
  expect(guard(entry, as(null), '/quality')).toEqual({ kind: 'denied' });
  expect(guard(entry, signedOut, '/quality')).toEqual({ kind: 'redirect', to: '/auth?next=%2Fquality' });
});

it('lets nobody in while the role is still unknown', () => {
  expect(guard('patient_portal', { ...as(null), role: undefined }, '/patient-portal')).toEqual({ kind: 'denied' });
});

it('never sends a role to a door that sends it on', () => {
  for (const role of EVERY_ROLE) {
    const door = doorOf(HOME[role]);
    expect([role, Array.isArray(door) && door.includes(role)]).toEqual([role, true]);
  }
});

describe('landing on the home page (spec sections 1 and 6)', () => {
  it.each(EVERY_ROLE)('%s goes home, doctors to the doctor portal', (role) => {
    const to = role === 'doctor' ? '/doctor-portal' : HOME[role];
    expect(landing(as(role))).toEqual({ kind: 'redirect', to });
  });

  it('visitors and people without a role stay', () => {
    expect(landing(signedOut)).toEqual({ kind: 'enter' });
    expect(landing(as(null))).toEqual({ kind: 'enter' });
  });
});
