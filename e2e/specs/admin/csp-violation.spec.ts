import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('a CSP violation appears in the security activity, as the browser reported it', async ({
  faults,
  signedIn,
  site,
}) => {
  const blocked = `https://elsewhere.example/${process.pid}-${Date.now()}.png`;
  faults.expect(/elsewhere\.example/);
  const page = await signedIn('super_admin');
  const answer = await page.goto('/admin/activity/security');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-(inline|eval)/);
  const { heading, main } = new PortalFrame(page);
  await expect(heading).toHaveText('Activity');

  await page.evaluate((address) => void (new Image().src = address), blocked);
  await expect
    .poll(async () => JSON.stringify(await site.api.as('super_admin', 'GET', '/activity?type=security')))
    .toContain(blocked);
  await page.reload();
  const row = main.getByRole('row').filter({ hasText: blocked });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('A page was kept from loading something');
  await expect(row).toContainText('Rule: img-src');
});
