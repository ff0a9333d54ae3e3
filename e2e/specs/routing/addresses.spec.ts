import { expect, test } from '../../harness/fixtures.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

for (const [asked, own] of [
  ['/About?from=mail', '/about?from=mail'],
  ['/about/', '/about'],
  ['/BLOG/', '/blog'],
] as const) {
  test(`${asked} leads to ${own}, which is its canonical address`, async ({ page, request, site }) => {
    const answer = await request.get(site.origin + asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, own]);
    await page.goto(asked);
    await expect(page).toHaveURL(own);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.origin + own.split('?', 1)[0]);
  });
}

for (const [name, path] of [
  ['with a NUL', '/blog/a%00b'],
  ['that is no UTF-8', '/blog/%ff'],
  ['longer than any name', `/hospital/${'x'.repeat(300)}`],
  ['of an id that is none', '/doctors/not-an-id'],
] as const) {
  test(`an address ${name} is a not-found page, on the server and in the browser`, async ({ page, faults }) => {
    faults.expect(/4\d\d GET /);
    // The router warns of what it cannot decode, and goes on.
    if (path.includes('%ff')) faults.expect(/could not be decoded/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
    await expect(new SiteFrame(page).heading).toContainText(/not found|no such page|does not exist/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // The loader read more than what does not exist.
    await page.waitForLoadState('networkidle');
  });
}

test('a list whose link is out of date begins at its beginning', async ({ page }) => {
  await page.goto('/blog?after=forged');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an address that a browser would take for another host is no page', async ({ request, site }) => {
  for (const path of ['//evil.example/hospitals', '/.//evil.example']) {
    const answer = await request.get(site.origin + path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  }
});

for (const [role, door, remote, home] of [
  ['patient', '/admin', 'mfe-admin', '/patient-portal'],
  ['ayana_staff', '/partner-portal', 'mfe-partner', '/admin'],
] as const) {
  test(`${role} at ${door} fetches nothing of ${remote} on the way home`, async ({ signedIn }) => {
    const page = await signedIn(role);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const answer = await page.goto(door);
    expect(await answer?.text()).not.toContain(`href="/releases/${remote}/`);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.startsWith(`/releases/${remote}/`))).toEqual([]);
  });
}

test('who may enter finds the page’s code asked for by the document', async ({ signedIn }) => {
  const page = await signedIn('ayana_staff');
  const answer = await page.goto('/admin');
  expect(await answer?.text()).toContain('href="/releases/mfe-admin/');
  await expect(page).toHaveURL('/admin');
});
