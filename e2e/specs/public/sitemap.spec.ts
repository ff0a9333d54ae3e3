import { readSitemap } from '@ayana/tooling/check/pages/sitemap.ts';

import { expect, test } from '../../harness/fixtures.ts';

test('a crawler gets the sitemap of robots.txt as XML', async ({ request, site }) => {
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
});

test('it holds the public pages, hospitals among them, on this origin, and each answers and may be indexed', async ({
  request,
  site,
}) => {
  test.slow();
  const { paths, found } = readSitemap(await (await request.get('/sitemap.xml')).text(), site.origin);
  expect(found).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/treatments', '/hospitals', '/contact']));
  expect(paths.filter((path) => path.startsWith('/hospital/')).length).toBeGreaterThan(40);
  expect(paths.filter((path) => path.startsWith('/destinations/'))).toHaveLength(20);
  expect(paths.filter((path) => path.startsWith('/treatments/'))).toHaveLength(61);
  expect(paths.filter((path) => /^\/(patient-portal|admin|login)/.test(path))).toEqual([]);
  // Rows of one table are drawn by one page: some of each are enough, and every page without a row.
  const asked = new Map<string, string[]>();
  for (const path of paths) {
    const kind = /^\/(hospital|doctors|treatments|blog|destinations)\/./.exec(path)?.[1] ?? 'page';
    asked.set(kind, [...(asked.get(kind) ?? []), path]);
  }
  for (const [kind, all] of asked) {
    for (const path of kind === 'page' ? all : [all[0], all.at(-1), all[Math.floor(all.length / 2)]]) {
      const answer = await request.get(path ?? '');
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain('<meta name="robots" content="index, follow">');
    }
  }
});

test('a person who opens it gets a download', async ({ page, faults }) => {
  faults.allow(/sitemap\.xml/);
  await page.goto('/');
  const download = page.waitForEvent('download');
  await page.evaluate(() => {
    location.href = '/sitemap.xml';
  });
  expect((await download).suggestedFilename()).toBe('sitemap.xml');
});
