import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map and the cards link to every city, which has its hospitals, doctors, climate and costs, and a price for each treatment', async ({
    page,
    request,
    faults,
  }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    const cities = new CataloguePage(page);
    await cities.open('/destinations');
    const linksOf = (links: (HTMLElement | SVGElement)[]): [string, string | null][] =>
      links.map((link) => [link.textContent, link.getAttribute('href')]);
    const map = page.getByRole('navigation', { name: 'The cities on the map' });
    const onMap = await map.getByRole('link').evaluateAll(linksOf);
    expect(onMap).toHaveLength(20);
    const onCards = await cities.cards.getByRole('link').evaluateAll(linksOf);
    expect(onCards).toEqual(expect.arrayContaining(onMap));
    for (const [name, path] of onMap) {
      const html = await (await request.get(path ?? '')).text();
      for (const said of [
        new RegExp(`<h1[^>]*>Treatment in ${name}<`),
        /href="\/hospital\//,
        /href="\/doctors\/[0-9a-f]/,
        /About \d+ minutes/,
        'Estimate: worked out from the distance',
        'Estimate, November 2026',
        /<dt[^>]*>Food</,
      ])
        expect(html, `${name}: ${said}`).toMatch(said);
    }

    await cities.open('/destinations/chennai');
    await expect(cities.section('Hospitals').getByRole('listitem').first()).toContainText(/from \$\d/);
    await expect(page.getByRole('list', { name: 'Climate of Chennai by month' }).getByRole('listitem')).toHaveCount(12);
    await expect(cities.section('Where to stay')).toContainText(/\$\d+ to \$\d+/);
    const prices = cities.section('Treatments and prices');
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

test('a city has structured data, and an unknown one is not found', async ({ request }) => {
  const things = await structuredData(request, '/destinations/kochi');
  expect(things.find((thing) => thing['@type'] === 'City')).toMatchObject({
    name: 'Kochi',
    containedInPlace: { name: 'Kerala' },
  });
  expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(1);
  expect((await request.get('/destinations/atlantis')).status()).toBe(404);
});
