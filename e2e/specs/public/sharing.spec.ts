import type { APIRequestContext } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';

/** The head of the server's HTML. */
interface Head {
  path: string;
  title: string;
  description: string;
  canonical: string;
  image: string;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (text: string): string => text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text();
  const found = (pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? '');
  return {
    path,
    title: found(/<title>(.*?)<\/title>/),
    description: found(/<meta name="description" content="(.*?)">/),
    canonical: found(/<link rel="canonical" href="(.*?)">/),
    image: found(/<meta property="og:image" content="(.*?)">/),
  };
}

async function publicPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const all = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replace(origin, ''));
  const rows = (kind: string): string[] => all.filter((path) => path.startsWith(kind)).slice(0, 3);
  return [
    ...all.filter((path) => !/^\/(hospital|doctors|blog)\/./.test(path)),
    ...rows('/hospital/'),
    ...rows('/doctors/'),
    ...rows('/blog/'),
  ];
}

test('every public page has its own picture', async ({ request, site }) => {
  test.slow();
  const heads: Head[] = [];
  for (const path of await publicPaths(request, site.origin)) heads.push(await headOf(request, path));
  expect(heads.length).toBeGreaterThan(20);
  for (const { image, path } of heads)
    expect(image, path).toBe(
      `${site.origin}/share/${image.split('/')[4]?.slice(0, 16)}.png?page=${encodeURIComponent(path)}`,
    );
});

test('a picture is a PNG of 1200 by 630 that may be cached for ever', async ({ request }) => {
  const { image } = await headOf(request, '/services/cardiology');
  const answer = await request.get(image);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
  const other = await request.get((await headOf(request, '/hospitals')).image);
  expect((await other.body()).equals(png)).toBe(false);
});

test('the card is large, and has an alternative text', async ({ request }) => {
  const html = await (await request.get('/services/cardiology')).text();
  for (const tag of [
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Heart treatment in India',
  ])
    expect(html).toContain(tag);
});

test('an outdated URL redirects to the page’s picture, and only a public page has one', async ({ request }) => {
  const image = new URL((await headOf(request, '/contact')).image);
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

test('the home page has structured data', async ({ page }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.flatMap(
    (block): Record<string, unknown>[] => [JSON.parse(block)].flat() as Record<string, unknown>[],
  );
  const organization = things.find((thing) => thing['@type'] === 'MedicalOrganization');
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Ayana',
    telephone: '+1 555 0100',
    address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
  });
  const accounts = organization?.['sameAs'] as string[];
  expect(accounts.length).toBeGreaterThan(2);
  for (const account of accounts) await expect(page.locator(`footer a[href="${account}"]`)).toHaveCount(1);
});
