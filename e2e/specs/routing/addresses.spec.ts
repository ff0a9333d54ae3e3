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

test('other spellings of an address redirect to its canonical one', async ({ request, site }) => {
  for (const [asked, own] of [
    ['/About?from=mail', '/about?from=mail'],
    ['/about/', '/about'],
    ['/BLOG/', '/blog'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers()['location']], asked).toEqual([301, own]);
    const markup = await (await request.get(own)).text();
    expect.soft(markup, own).toContain(`<link rel="canonical" href="${site.origin}${own.split('?', 1)[0]}"`);
  }
});

const NOT_FOUND = {
  'with a NUL': '/blog/a%00b',
  'that is no UTF-8': '/blog/%ff',
  'longer than any name': `/hospital/${'x'.repeat(300)}`,
  'of an id that is none': '/doctors/not-an-id',
} as const;

test('an address that cannot be one is a not-found page on the server', async ({ request }) => {
  for (const [name, path] of Object.entries(NOT_FOUND)) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect.soft(answer.status(), name).toBe(404);
    const markup = await answer.text();
    expect.soft(markup, name).toContain('<meta name="robots" content="noindex">');
    expect.soft(markup, name).toMatch(/<h1[^>]*>[^<]*(not found|no such page|does not exist)/i);
  }
});

test('it is one in the browser, too, with title, links and the search', async ({ page, faults }) => {
  faults.expect(/4\d\d GET /);
  // The router warns about what it cannot decode, and continues.
  faults.expect(/could not be decoded/);
  for (const path of [NOT_FOUND['that is no UTF-8'], NOT_FOUND['of an id that is none']]) {
    await page.goto(path);
    await expect(new SiteFrame(page).heading).toContainText(/not found|no such page|does not exist/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // The loader also loads other data than the missing one.
    await page.waitForLoadState('networkidle');
  }
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  await expect(new SiteFrame(page).heading).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(new SiteFrame(page).entry('Services')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  for (const section of ['Services', 'Our Trusted Partners', 'About', 'Support', 'Contact'])
    await expect(main.getByRole('link', { name: section })).toBeVisible();
  await main.getByRole('searchbox').fill('knee');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=knee/);
  // Hydrated, not drawn again: the browser asks for nothing that the server did not find.
  await page.goto('/blog/never-written');
  await expect(new SiteFrame(page).heading).toHaveText('Page not found');
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('a list with an outdated link starts at its beginning', async ({ request }) => {
  expect(await (await request.get('/blog?after=forged')).text()).toContain('<article');
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

test('a patient at /admin is redirected home without loading mfe-admin, and staff get no code of mfe-partner ahead', async ({
  signedIn,
}) => {
  const page = await signedIn('patient');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ahead = async (path: string, of = page): Promise<readonly string[]> =>
    fetchedAhead(await (await of.request.get(path)).text());
  expect(await ahead('/patient-portal'), 'who may open a page gets its code ahead').toContainEqual(
    folder('mfe-patient'),
  );
  const answer = await page.goto('/admin');
  expect(fetchedAhead(await answer?.text())).not.toContainEqual(folder('mfe-admin'));
  await expect(page).toHaveURL('/patient-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((file) => file.startsWith('/releases/mfe-admin/'))).toEqual([]);

  const staff = await signedIn('ayana_staff');
  expect(await ahead('/admin', staff)).toContainEqual(folder('mfe-admin'));
  expect(await ahead('/partner-portal', staff)).not.toContainEqual(folder('mfe-partner'));
});
