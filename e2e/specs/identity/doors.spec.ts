import { EVERY_ROLE, HOMES, isAmong, visitorsOf } from '@ayana/contracts/testing';

import { expect, test } from '../../harness/fixtures.ts';

/** Doors of every kind. */
const DOORS = [
  '/admin',
  '/admin/users',
  '/case-manager',
  '/patient-portal',
  '/doctor-portal',
  '/partner-portal',
  '/laboratory-portal',
  '/pharmacy-portal',
  '/secure-portal',
  '/profile',
] as const;

for (const role of EVERY_ROLE) {
  const { home, landing } = HOMES[role];
  const doors: [door: string, opens: string][] = DOORS.map((door) => [
    door,
    isAmong(visitorsOf(door) ?? [], role) ? door : home,
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
  for (const door of DOORS.filter((path) => path !== '/profile')) {
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
  for (const door of DOORS) {
    await page.goto(`${door}?from=mail`);
    await expect(page, door).toHaveURL(`/login?next=${encodeURIComponent(`${door}?from=mail`)}`);
  }
});
