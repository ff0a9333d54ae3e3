import { expect, test } from '../../harness/fixtures.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/** The scripts that a portal's document asks the browser to fetch together with the shell's code. */
const fetchedAhead = (html = ''): readonly string[] => {
  const [, list = '[]'] = /"ahead":(\[[^\]]*\])/.exec(html) ?? [];
  const ahead = JSON.parse(list) as { src: string }[];
  if (ahead.length === 0) throw new Error('The document preloads no scripts.');
  return ahead.map(({ src }) => src);
};
const folder = (remote: string) => expect.stringContaining(`/releases/${remote}/`);

for (const [asked, own] of [
  ['/About?from=mail', '/about?from=mail'],
  ['/about/', '/about'],
  ['/BLOG/', '/blog'],
] as const) {
  test(`${asked} redirects to ${own}, its canonical URL`, async ({ page, request, site }) => {
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
    // The router warns about what it cannot decode, and continues.
    if (path.includes('%ff')) faults.expect(/could not be decoded/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
    await expect(new SiteFrame(page).heading).toContainText(/not found|no such page|does not exist/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // The loader also loads other data than the missing one.
    await page.waitForLoadState('networkidle');
  });
}

test('a list with an outdated link starts at its beginning', async ({ page }) => {
  await page.goto('/blog?after=forged');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a URL that a browser would read as another host is no page', async ({ request, site }) => {
  for (const path of ['//evil.example/hospitals', '/.//evil.example']) {
    const answer = await request.get(site.origin + path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  }
});

for (const [role, path, remote, home] of [
  ['patient', '/admin', 'mfe-admin', '/patient-portal'],
  ['ayana_staff', '/partner-portal', 'mfe-partner', '/admin'],
] as const) {
  test(`${role} at ${path} is redirected home without loading ${remote}`, async ({ signedIn }) => {
    const page = await signedIn(role);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const answer = await page.goto(path);
    expect(fetchedAhead(await answer?.text())).not.toContainEqual(folder(remote));
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((file) => file.startsWith(`/releases/${remote}/`))).toEqual([]);
  });
}

test('for users who may open a page, the document preloads its code', async ({ signedIn }) => {
  const page = await signedIn('ayana_staff');
  const answer = await page.goto('/admin');
  expect(fetchedAhead(await answer?.text())).toContainEqual(folder('mfe-admin'));
  await expect(page).toHaveURL('/admin');
});
