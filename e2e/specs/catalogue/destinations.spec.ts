import { expect, test } from '../../harness/fixtures.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('the map and the cards link to every city', async ({ page }) => {
    test.slow();
    const cities = new CataloguePage(page);
    await cities.open('/destinations');
    const map = page.getByRole('navigation', { name: 'The cities on the map' });
    const names = await map.getByRole('link').allTextContents();
    expect(names).toHaveLength(20);
    const paths = await map.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const [index, name] of names.entries()) {
      const card = cities.card(name).getByRole('link', { name, exact: true });
      await expect(card).toHaveAttribute('href', paths[index] ?? '');
    }
    for (const [index, name] of names.entries()) {
      await cities.open(paths[index] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Treatment in ${name}`);
      expect(await cities.section('Hospitals').locator('a[href^="/hospital/"]').count(), name).toBeGreaterThan(0);
      await expect(cities.section('Hospitals').getByRole('listitem').first()).toContainText(/from \$\d/);
      expect(await cities.section('Doctors').locator('a[href^="/doctors/"]').count(), name).toBeGreaterThan(0);
      await expect(cities.section('Getting there')).toContainText(/About \d+ minutes/);
      await expect(cities.section('Getting there')).toContainText('Estimate: worked out from the distance');
      await expect(page.getByRole('list', { name: `Climate of ${name} by month` }).getByRole('listitem')).toHaveCount(
        12,
      );
      await expect(cities.section('Where to stay')).toContainText(/\$\d+ to \$\d+/);
      await expect(cities.section('Where to stay')).toContainText('Estimate, November 2026');
      await expect(cities.section('Language and food').locator('dt', { hasText: /^Food$/ })).toBeVisible();
    }
  });

  test('a treatment opens and shows the price of each hospital', async ({ page }) => {
    const city = new CataloguePage(page);
    await city.open('/destinations/chennai');
    const prices = city.section('Treatments and prices');
    const arrows = await prices
      .locator('details details > summary')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').content));
    expect(new Set(arrows), 'one arrow each, which is the drawn one').toEqual(new Set(['none']));
    await prices.getByText(/^Bones and joints: \d+ treatments, from \$/).click();
    const knee = prices.getByRole('listitem').filter({ has: page.locator('a[href="/treatments/knee-replacement"]') });
    await expect(knee).toBeVisible();
    await expect(knee.getByRole('listitem').first()).toContainText(/: \$\d,\d{3}/);
  });
});

test('a city has structured data, and an unknown one is not found', async ({ page, faults }) => {
  const city = new CataloguePage(page);
  await city.open('/destinations/kochi');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/destinations\/kochi$/);
  const [data] = await city.structuredData('City');
  expect(data).toMatchObject({ name: 'Kochi', containedInPlace: { name: 'Kerala' } });
  expect(await city.structuredData('BreadcrumbList')).toHaveLength(1);
  faults.allow(/404/);
  expect((await page.goto('/destinations/atlantis'))?.status()).toBe(404);
});

test('a city’s free consultation has the city', async ({ page }) => {
  await page.goto('/destinations/vellore');
  await page
    .getByRole('button', { name: 'Ask about Vellore, free' })
    .first()
    .or(page.getByRole('link', { name: 'Ask about Vellore, free' }).first())
    .click();
  await expect(page.getByRole('dialog', { name: 'Free consultation' })).toBeVisible();
});
