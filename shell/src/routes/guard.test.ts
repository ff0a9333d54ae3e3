import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessEntry, ROLES, type Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, HOMES, isAmong, type Visitors, visitorsOf } from '@ayana/contracts/testing';
import type { PortalData, PortalRoute, Session } from '@ayana/portal-kit';
import { guard, landing } from './guard';
import { GUARDED_SHELL_ROUTES } from './guarded-routes';

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

function expected(visitors: Visitors, path: string, role: Role | null | undefined): object {
  if (isAmong(visitors, role)) return { kind: 'enter' };
  if (role === undefined) return { kind: 'redirect', to: `/auth?next=${encodeURIComponent(path)}` };
  return role === null ? { kind: 'denied' } : { kind: 'redirect', to: HOMES[role].home };
}

it('the specification’s thirteen roles are all of them, and every portal is looked at', () => {
  expect(EVERY_ROLE.toSorted()).toEqual(ROLES.toSorted());
  expect(portals.length).toBeGreaterThanOrEqual(4);
});

it.each(routes.map((route) => [route.path, route] as const))(
  '%s admits the roles of the specification',
  (path, route) => {
    const visitors = visitorsOf(path);
    if (visitors === undefined) throw new Error(`Nothing says who may open ${path}.`);
    for (const role of [...EVERY_ROLE, null, undefined]) {
      const session = role === undefined ? signedOut : as(role);
      expect([role, guard(route.access, session, path)]).toEqual([role, expected(visitors, path, role)]);
    }
  },
);

it('returns a signed-out user with the query', () => {
  expect(guard('admin', signedOut, '/admin?age=1')).toEqual({ kind: 'redirect', to: '/auth?next=%2Fadmin%3Fage%3D1' });
});

it('admits no one by an unknown entry', () => {
  const entry = 'quality_reviews' as AccessEntry;
  for (const role of EVERY_ROLE)
    expect(guard(entry, as(role), '/quality')).toEqual({ kind: 'redirect', to: HOMES[role].home });
  expect(guard(entry, as(null), '/quality')).toEqual({ kind: 'denied' });
  expect(guard(entry, signedOut, '/quality')).toEqual({ kind: 'redirect', to: '/auth?next=%2Fquality' });
});

it('admits no one while the role is unknown', () => {
  expect(guard('patient_portal', { ...as(null), role: undefined }, '/patient-portal')).toEqual({ kind: 'denied' });
});

it('never redirects a role to a page that redirects again', () => {
  for (const role of EVERY_ROLE)
    expect([role, isAmong(visitorsOf(HOMES[role].home) ?? [], role)]).toEqual([role, true]);
});

describe('a role of a newer server', () => {
  const newer: Session = { ...as(null), unknown_role: 'partner/ambulance' };

  it.each([
    ['a partner', 'partner/ambulance', '/partner-portal'],
    ['of a new kind', 'quality_reviewer', '/patient-portal'],
  ])('%s enters nothing that needs a role, and goes home, where the page says why', (_what, unknown_role, home) => {
    const session = { ...newer, unknown_role };
    for (const { access, path } of routes) {
      const decision = guard(access, session, path);
      const isOpen = access === undefined || access === 'public' || access === 'session';
      expect([path, decision]).toEqual([
        path,
        isOpen ? { kind: 'enter' } : path === home ? { kind: 'denied' } : { kind: 'redirect', to: home },
      ]);
    }
    expect(guard('patient_portal', session, `${home}?from=mail`)).toEqual({ kind: 'denied' });
    expect(landing(session)).toEqual({ kind: 'redirect', to: home });
  });
});

describe('landing on the home page (spec sections 1 and 6)', () => {
  it.each(EVERY_ROLE)('%s goes home, doctors to the doctor portal', (role) => {
    expect(landing(as(role))).toEqual({ kind: 'redirect', to: HOMES[role].landing });
  });

  it('visitors and people without a role stay', () => {
    expect(landing(signedOut)).toEqual({ kind: 'enter' });
    expect(landing(as(null))).toEqual({ kind: 'enter' });
  });
});
