import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

test('the map and the cards link to every city, which has its hospitals, doctors, climate and costs, and a price for each treatment', async ({
  request,
}) => {
  const cities = await ServedPage.open(request, '/destinations');
  const onMap = cities.named('The cities on the map', 'nav').links;
  expect(onMap).toHaveLength(20);
  expect(cities.main.all('article').flatMap(({ links }) => links)).toEqual(expect.arrayContaining([...onMap]));
  for (const [name, path] of onMap) {
    const html = await (await request.get(path)).text();
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

  const chennai = await ServedPage.open(request, '/destinations/chennai');
  expect(chennai.named('Hospitals').one('li').text).toMatch(/from \$\d/);
  expect(chennai.one('*', { 'aria-label': 'Climate of Chennai by month' }).all('li')).toHaveLength(12);
  expect(chennai.named('Where to stay').text).toMatch(/\$\d+ to \$\d+/);
  const prices = chennai.named('Treatments and prices');
  expect(prices.all('summary', { text: /^Bones and joints: \d+ treatments, from \$/ })).toHaveLength(1);
  const knee = prices
    .all('li')
    .find((each) => each.all('a', { href: '/treatments/knee-replacement' }).length > 0 && each.all('li').length > 0);
  expect(knee?.one('li').text).toMatch(/: \$\d,\d{3}/);
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
