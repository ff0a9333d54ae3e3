import type { APIRequestContext } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';

// That every public page has its own picture is in every-page.spec.ts.

async function imageOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return /<meta property="og:image" content="(.*?)">/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('the card is large with an alternative text; its picture is a PNG of 1200 by 630 that may be cached for ever', async ({
  request,
}) => {
  const html = await (await request.get('/services/cardiology')).text();
  for (const tag of [
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Heart treatment in India',
  ])
    expect(html).toContain(tag);
  const answer = await request.get(await imageOf(request, '/services/cardiology'));
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
  const other = await request.get(await imageOf(request, '/hospitals'));
  expect((await other.body()).equals(png)).toBe(false);
});

test('an outdated URL redirects to the page’s picture, and only a public page has one', async ({ request }) => {
  const image = new URL(await imageOf(request, '/contact'));
  const old = await request.get(`/share/${'x'.repeat(16)}.png${image.search}`, { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([302, image.pathname + image.search]);
  const digest = image.pathname;
  for (const page of [
    '/nowhere',
    '/login',
    '/admin',
    '/patient-portal',
    '//evil.example/',
    'https://evil.example/',
    '',
  ])
    expect((await request.get(`${digest}?page=${encodeURIComponent(page)}`)).status(), page).toBe(404);
  expect(await (await request.get('/login')).text()).not.toContain('og:image"');
});

test('the home page has structured data, whose accounts are in its footer', async ({ request }) => {
  const organization = (await structuredData(request, '/')).find((thing) => thing['@type'] === 'MedicalOrganization');
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Ayana',
    telephone: '+1 555 0100',
    address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
  });
  const accounts = organization?.['sameAs'] as string[];
  expect(accounts.length).toBeGreaterThan(2);
  const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(await (await request.get('/')).text()) ?? [];
  for (const account of accounts) expect(footer.split(`href="${account}"`), account).toHaveLength(2);
});

test('a crawler gets the sitemap of robots.txt as XML, and a person who opens it a download', async ({
  request,
  site,
  page,
  faults,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).not.toContain('Disallow');
  expect(/^Sitemap: (.*)$/m.exec(robots)?.[1]).toBe(`${site.origin}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.headers()['content-disposition']).toBeUndefined();

  faults.allow(/sitemap\.xml/);
  await page.goto('/about');
  const download = page.waitForEvent('download');
  await page.evaluate(() => {
    location.href = '/sitemap.xml';
  });
  expect((await download).suggestedFilename()).toBe('sitemap.xml');
});
