import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

const ARTICLE = '/blog/flying-after-surgery';

test('articles are filtered by topic in the URL; an article shows reviewer, dates, sources and further links', async ({
  request,
}) => {
  const titles = (page: ServedPage): string[] =>
    page.main.links.flatMap(([text, href]) => (/^\/blog\/./.test(href) ? [text] : []));
  const blog = await ServedPage.open(request, '/blog');
  const all = titles(blog);
  expect(new Set(all).size).toBeGreaterThanOrEqual(12);
  const visa = await blog.follow('Visa and travel');
  expect(visa.path).toBe('/blog?topic=visa-and-travel');
  expect(visa.title).toBe('Articles: Visa and travel');
  expect(visa.main.one('a', { text: 'Visa and travel' }).attribute('aria-current')).toBe('page');
  expect(titles(visa).join()).toContain('The e-Medical visa');
  expect(titles(visa).length).toBeLessThan(all.length);

  const article = await blog.follow('Flying after surgery');
  expect(article.path).toBe(ARTICLE);
  expect(article.main.text).toContain(
    'Medical review by a consultant in General Medicine, 5 November 2026. Next review by 5 May 2027.',
  );
  expect(article.named('Sources').links).toHaveLength(4);
  expect(article.named('On this page', 'nav').link('On the day')).toBe('#on-the-day');
  expect(article.one('*', { id: 'on-the-day' }).text).toContain('On the day');
  const [further] = article.named('On the same topic').links;
  const next = await article.go(further?.[1] ?? '');
  expect([next.status, next.path === ARTICLE]).toEqual([200, false]);
});

test('without JavaScript articles are filtered and read, with structured data; an unknown one is not found', async ({
  request,
  site,
}) => {
  const html = async (path: string): Promise<string> => (await request.get(path)).text();
  expect(await html('/blog')).toContain('href="/blog?topic=costs-and-papers"');
  const [, quote = ''] =
    /href="(\/blog\/[a-z-]+)"[^>]*>What a hospital quote must contain</.exec(
      await html('/blog?topic=costs-and-papers'),
    ) ?? [];
  const article = await html(quote);
  expect(article).toMatch(/<h1[^>]*>What a hospital quote must contain</);
  expect(article).toMatch(/<h\d[^>]*>The ten lines</);
  expect(article).toMatch(/<a[^>]* href="\/services"[^>]*>price list</);

  const things = await structuredData(request, ARTICLE);
  expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Flying after surgery',
    url: `${site.origin}${ARTICLE}`,
    datePublished: '2026-07-14',
    dateModified: '2026-11-06',
    contributor: { '@type': 'Person', jobTitle: 'General Medicine' },
  });
  expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site.origin}/` },
      { position: 2, item: `${site.origin}/blog` },
      { position: 3, name: 'Flying after surgery', item: `${site.origin}${ARTICLE}` },
    ],
  });

  const unknown = await request.get('/blog/never-written');
  expect(unknown.status()).toBe(404);
  const markup = await unknown.text();
  expect(markup).toMatch(/<h1[^>]*>Page not found</);
  expect(markup).toContain('type="search"');
});
