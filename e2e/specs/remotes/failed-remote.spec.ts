import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const PATIENT_ENTRY = '**/releases/mfe-patient/**/remoteEntry.js*';

// Each other fault of a remote is in specs/broken-alone.
test('a remote that is not reached leaves the rest working, and Retry recovers without a reload', async ({
  signedIn,
  faults,
}) => {
  // Messages of the browser and the shell about it.
  faults.expect(/mfe-patient|remoteEntry|integrity|did not load|SyntaxError|Federation/i);
  faults.allow(/.*/);
  const page = await signedIn('patient');
  await page.route(PATIENT_ENTRY, (route) => route.abort());
  await page.goto('/patient-portal');
  const frame = new SiteFrame(page);
  await expect(frame.heading).toContainText(/did not load/i);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();

  await test.step('the rest works', async () => {
    const portal = new PortalFrame(page);
    await expect(portal.line('Journey')).toHaveAttribute('aria-current', 'page');
    await expect(portal.dropdown).toBeVisible();
    await portal.profile.click();
    await expect(page).toHaveURL('/profile');
    await expect(frame.heading).not.toContainText(/did not load/i);
    await page.goBack();
    await expect(retry).toBeVisible();
  });

  await test.step('Retry while it still fails says so again', async () => {
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(frame.heading).toContainText(/did not load/i);
  });

  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.unroute(PATIENT_ENTRY);
  await retry.click();
  await expect(frame.heading).not.toContainText(/did not load/i);
  await expect(page).toHaveURL('/patient-portal');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
