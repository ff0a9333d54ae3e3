import { DEMO_PASSWORD } from '@ayana/contracts/identity';

import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { signIn } from '../../flows/sign-in.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('redirects of the specification are 302 and keep the query', async ({ request, site }) => {
  for (const [from, to] of [
    ['/services/treatment-requests', '/consultation'],
    ['/auth', '/login'],
    ['/role-auth', '/login'],
    ['/admin-login', '/login'],
    ['/partner-login', '/login'],
  ]) {
    const answer = await request.get(`${site.origin}${from}?from=mail&n=1`, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(302);
    expect(answer.headers()['location'], from).toBe(`${to}?from=mail&n=1`);
  }
});

test('signed-out users are redirected to /login and back', async ({ page, site }) => {
  await page.goto('/admin/inbox?kind=contact');
  await expect(page).toHaveURL(
    (url) => url.pathname === '/login' && url.searchParams.get('next') === '/admin/inbox?kind=contact',
  );
  await signIn(page, demoEmail('ayana_staff'), DEMO_PASSWORD);
  await expect(page).toHaveURL(`${site.origin}/admin/inbox?kind=contact`);
});

test('an address of another site after signing in stays on this one', async ({ page, site }) => {
  // Every way to write one is in contracts/src/identity/next.test.ts.
  await page.goto(`/login?next=${encodeURIComponent('/%09/evil.example')}`);
  await signIn(page, demoEmail('patient'), DEMO_PASSWORD);
  await expect(page).toHaveURL((url) => url.origin === site.origin && url.pathname !== '/login');
});

test('a signed-in person without a role sees Access Denied in the page frame, on every portal', async ({
  signedIn,
  site,
}) => {
  const page = await signedIn(null, { reducedMotion: 'reduce' });
  const frame = new SiteFrame(page);
  // Every page for every role is in shell/src/routes/guard.test.ts.
  for (const path of ['/admin/users', '/notifications']) {
    await page.goto(path);
    await expect(frame.heading).toHaveText('Access Denied');
    await expect(new PortalFrame(page).rail).toHaveCount(0);
    await expect(frame.entry('Services')).toBeVisible();
  }
  await hasNoAxeViolations(page);
  for (const text of [
    'Your account requires role assignment by an administrator to access this portal.',
    demoEmail(null),
    'Awaiting role assignment',
    'Need Access?',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Sign Out' }).last().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(frame.entry('Login / Register')).toBeVisible();
});
