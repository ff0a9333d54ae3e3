import type { Role } from '@ayana/contracts/identity';

import { expect, test } from '../../harness/fixtures.ts';

/** Where each role is at home, and where it lands from the home page (specification, section 6). */
const HOME: Record<Role, readonly [home: string, landing: string]> = {
  admin: ['/admin', '/admin'],
  super_admin: ['/admin', '/admin'],
  ayana_staff: ['/admin', '/admin'],
  doctor: ['/patient-portal', '/doctor-portal'],
  patient: ['/patient-portal', '/patient-portal'],
  unverified_user: ['/patient-portal', '/patient-portal'],
  partner: ['/partner-portal', '/partner-portal'],
  'partner/hospital': ['/partner-portal', '/partner-portal'],
  'partner/travel_visa': ['/partner-portal', '/partner-portal'],
  'partner/logistics': ['/partner-portal', '/partner-portal'],
  'partner/lodging': ['/partner-portal', '/partner-portal'],
  laboratory_partner: ['/laboratory-portal', '/laboratory-portal'],
  pharmacy_partner: ['/pharmacy-portal', '/pharmacy-portal'],
};
const STAFF: readonly Role[] = ['admin', 'super_admin', 'ayana_staff'];
const PARTNERS: readonly Role[] = [
  'partner',
  'partner/hospital',
  'partner/travel_visa',
  'partner/logistics',
  'partner/lodging',
];
const ANYBODY = Object.keys(HOME) as Role[];

/** Doors of every kind, and who gets in. */
const DOORS: Readonly<Record<string, readonly Role[]>> = {
  '/admin': STAFF,
  '/admin/users': ['admin', 'super_admin'],
  '/case-manager': [...STAFF, 'doctor'],
  '/patient-portal': ['doctor', 'patient', 'unverified_user'],
  '/doctor-portal': ['doctor'],
  '/partner-portal': PARTNERS,
  '/laboratory-portal': ['laboratory_partner'],
  '/pharmacy-portal': ['pharmacy_partner'],
  '/secure-portal': ANYBODY,
  '/profile': ANYBODY,
};

for (const role of ANYBODY) {
  const [home, landing] = HOME[role];
  const doors: [door: string, opens: string][] = Object.entries(DOORS).map(([door, roles]) => [
    door,
    roles.includes(role) ? door : home,
  ]);
  // In two halves: each door is a page to load, and a machine may be slow.
  for (const [name, half] of [
    ['at home and at the first doors', [['/', landing], ...doors.slice(0, 5)]],
    ['at the other doors', doors.slice(5)],
  ] as const) {
    test(`${role} ${name}`, async ({ signedIn }) => {
      const page = await signedIn(role);
      for (const [door, opens] of half) {
        // What the guard decides is there with the page's heading; its pictures need not be waited for.
        await page.goto(door, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 }), door).toBeVisible();
        await expect(page, door).toHaveURL(opens);
      }
    });
  }
}

test('without a role every portal is Access Denied, the site and the own account are open', async ({ signedIn }) => {
  const page = await signedIn(null);
  for (const door of Object.keys(DOORS).filter((path) => path !== '/profile')) {
    await page.goto(door);
    await expect(page.getByRole('heading', { level: 1 }), door).toHaveText('Access Denied');
    await expect(page, door).toHaveURL(door);
  }
  for (const open of ['/', '/profile', '/about']) {
    await page.goto(open);
    await expect(page, open).toHaveURL(open);
    await expect(page.getByRole('heading', { level: 1 }), open).not.toHaveText('Access Denied');
  }
});

test('signed out, every door leads to the login and back', async ({ page }) => {
  for (const door of Object.keys(DOORS)) {
    await page.goto(`${door}?from=mail`);
    await expect(page, door).toHaveURL(`/login?next=${encodeURIComponent(`${door}?from=mail`)}`);
  }
});
