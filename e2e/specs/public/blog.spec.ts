import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { BlogPage } from '../../pages/blog-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const ARTICLE = '/blog/flying-after-surgery';

test('articles are filtered by topic in the URL; an article shows reviewer, dates, sources and further links', async ({
  page,
}) => {
  const blog = new BlogPage(page);
  await blog.open();
  const all = await blog.titles.count();
  expect(all).toBeGreaterThanOrEqual(12);
  await blog.topic('Visa and travel').click();
  await expect(page).toHaveURL('/blog?topic=visa-and-travel');
  await expect(new SiteFrame(page).heading).toHaveText('Articles: Visa and travel');
  await expect(blog.topic('Visa and travel')).toHaveAttribute('aria-current', 'page');
  await expect(blog.titles.filter({ hasText: 'The e-Medical visa' })).toBeVisible();
  expect(await blog.titles.count()).toBeLessThan(all);
  await page.goBack();
  await expect(blog.titles).toHaveCount(all);

  await page.getByRole('link', { name: 'Flying after surgery' }).click();
  await expect(page).toHaveURL(ARTICLE);
  const main = page.getByRole('main');
  await expect(
    main.getByText('Medical review by a consultant in General Medicine, 5 November 2026. Next review by 5 May 2027.'),
  ).toBeVisible();
  await expect(main.getByRole('region', { name: 'Sources' }).getByRole('link')).toHaveCount(4);
  // The new page scrolls smoothly to its top first.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await main.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'On the day' }).click();
  await expect(page).toHaveURL(`${ARTICLE}#on-the-day`);
  await expect(main.getByRole('heading', { name: 'On the day' })).toBeInViewport();
  await main.getByRole('region', { name: 'On the same topic' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(ARTICLE));
  await expect(new SiteFrame(page).heading).toBeVisible();
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
