import { HOMES, isAmong, visitorsOf } from '@ayana/contracts/testing';

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

// A role of each kind opens every page. That each page admits the roles of the specification, all thirteen, is shown by
// shell/src/routes/guard.test.ts, and that each role is redirected from the others' by home/navigation.spec.ts.
for (const role of ['super_admin', 'doctor', 'partner/hospital', 'patient'] as const)
  test(`${role} opens their pages, and is redirected from the others'`, async ({ signedIn }) => {
    // Ten documents, on a machine that may be slow.
    test.setTimeout(90_000);
    const page = await signedIn(role);
    for (const path of GUARDED_PAGES) {
      // The heading shows the guard's decision; no need to wait for pictures.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page, path).toHaveURL(isAmong(visitorsOf(path) ?? [], role) ? path : HOMES[role].home);
    }
  });

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
