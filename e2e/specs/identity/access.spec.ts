import { EVERY_ROLE, HOMES, isAmong, visitorsOf } from '@ayana/contracts/testing';

import { expect, test } from '../../harness/fixtures.ts';

/** Guarded pages of every kind. */
const GUARDED_PAGES = [
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
  const targets: [path: string, opens: string][] = GUARDED_PAGES.map((path) => [
    path,
    isAmong(visitorsOf(path) ?? [], role) ? path : home,
  ]);
  // In two halves, since each is a page to load, and a machine may be slow.
  for (const [name, half] of [
    ['at home and at the first guarded pages', [['/', landing], ...targets.slice(0, 5)]],
    ['at the other guarded pages', targets.slice(5)],
  ] as const) {
    test(`${role} ${name}`, async ({ signedIn }) => {
      const page = await signedIn(role);
      for (const [path, opens] of half) {
        // The heading shows the guard's decision; no need to wait for pictures.
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page, path).toHaveURL(opens);
      }
    });
  }
}

test('without a role every portal is Access Denied, the site and the profile are open', async ({ signedIn }) => {
  const page = await signedIn(null);
  for (const path of GUARDED_PAGES.filter((each) => each !== '/profile')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Access Denied');
    await expect(page, path).toHaveURL(path);
  }
  for (const open of ['/', '/profile', '/about']) {
    await page.goto(open);
    await expect(page, open).toHaveURL(open);
    await expect(page.getByRole('heading', { level: 1 }), open).not.toHaveText('Access Denied');
  }
});

test('signed out, every guarded page leads to the login and back', async ({ page }) => {
  for (const path of GUARDED_PAGES) {
    await page.goto(`${path}?from=mail`);
    await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(`${path}?from=mail`)}`);
  }
});
