import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { BlogPage } from '../../pages/blog-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const ARTICLE = '/blog/flying-after-surgery';

test('articles are filtered by topic, and the filter is in the URL', async ({ page }) => {
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
});

test('an article shows reviewer, dates, sources and further links', async ({ page }) => {
  await new BlogPage(page).open();
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

test('an article has structured data', async ({ request, site }) => {
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
});

test('an unknown article is not found', async ({ page, faults }) => {
  faults.expect(/404 GET .*\/blog\/never-written/);
  const answer = await page.goto('/blog/never-written');
  expect(answer?.status()).toBe(404);
  const markup = (await answer?.text()) ?? '';
  expect(markup).toMatch(/<h1[^>]*>Page not found</);
  expect(markup).toContain('type="search"');
  await expect(new SiteFrame(page).heading).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  // Hydrated, not drawn again: the browser asks for nothing that the server did not find.
  await page.locator('main').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^csp GET .*\.js$/));

  test('articles are filtered and read', async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.open();
    await blog.topic('Costs and papers').click();
    await expect(page).toHaveURL('/blog?topic=costs-and-papers');
    await page.getByRole('link', { name: 'What a hospital quote must contain' }).click();
    await expect(new SiteFrame(page).heading).toHaveText('What a hospital quote must contain');
    await expect(page.getByRole('heading', { name: 'The ten lines' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'price list' }).first()).toHaveAttribute(
      'href',
      '/services',
    );
  });
});
