import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('on a phone every entry is reachable: four in the bar, the others behind More', async ({ signedIn, site }) => {
  const page = await signedIn('super_admin', PHONE);
  const frame = new PortalFrame(page);
  await page.goto('/admin/users');
  await expect(frame.heading).toBeVisible();
  await expect(frame.rail).toBeHidden();
  for (const name of ['Today', 'Inbox', 'My queue', 'Appointments'])
    await expect(frame.bar.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(frame.bell).toBeInViewport();

  await frame.more.click();
  await expect(frame.more).toHaveText('More');
  await hasNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(frame.bar.getByRole('link', { name: 'System' })).toBeHidden();
  await expect(frame.more).toBeFocused();
  await frame.more.click();
  await expect(frame.bar.getByRole('list', { name: 'Service desk' }).getByRole('link')).toHaveCount(3);
  await frame.bar.getByText('Service desk', { exact: true }).click();
  await expect(frame.bar.getByRole('link', { name: 'Service catalog' })).toBeHidden();
  await frame.bar.getByRole('link', { name: 'System' }).click();
  await expect(page).toHaveURL('/admin/system');
  await expect(frame.heading).toHaveText('System');
  await expect(frame.bar.getByRole('link', { name: 'Profile' })).toBeHidden();
  await frame.more.click();
  await expect(frame.bar).toContainText('Super administrator');
  // The entries behind More are counted when it opens; counts that are asked for while the session ends are refused.
  await page.waitForLoadState('networkidle');
  await frame.bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('the bar of a partner holds whole words beside Chat and Call', async ({ signedIn }) => {
  const page = await signedIn('partner/lodging', PHONE);
  const frame = new PortalFrame(page);
  // The role's own home, in the same frame.
  await page.goto('/secure-portal');
  await expect(frame.heading).toHaveText('Waiting for us');
  await expect(frame.bar.getByRole('link', { name: /^Waiting/ })).toHaveAttribute('aria-current', 'page');
  await expect(frame.more).toHaveText('More');
  for (const name of ['Waiting', 'All work', 'Messages']) {
    const label = frame.bar.getByRole('link', { name: new RegExp(`^${name}`) }).getByText(name, { exact: true });
    expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
  const last = frame.bar.getByRole('link', { name: /^Messages/ });
  const [entry, chat] = await Promise.all([
    last.boundingBox(),
    page.getByRole('link', { name: 'Chat', exact: true }).boundingBox(),
  ]);
  expect((entry?.x ?? 0) + (entry?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
  await frame.more.click();
  await frame.bar.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});
