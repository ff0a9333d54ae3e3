import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

const BUILT_IN = `/hospital/${BUILT_IN_HOSPITALS[0]?.id}`;
const SEEDED = '/hospital/0190a000-0000-7000-8000-000800000001';
const cards = ({ main }: ServedPage): number => main.all('article').length;

// Filters with scripts are in search.spec.ts and list-cards.spec.ts.
test('a knee replacement in Chennai leads from the list to its price and what is excluded; more of the list has its own URL', async ({
  request,
}) => {
  const list = await ServedPage.open(request, '/hospitals');
  expect(cards(list)).toBe(12);
  const more = await list.follow('Show 12 more');
  expect([more.path, cards(more)]).toEqual(['/hospitals?show=24', 24]);
  const found = await ServedPage.open(request, '/hospitals?q=knee+replacement&city=chennai');
  expect(found.one('*', { id: 'found' }).text).toMatch(/^\d+ hospitals.* for “knee replacement”/);
  const names = found.main.all('article').map((card) => card.links[0]?.[0]);
  expect(names).toContain('Nine Wells Joint Hospital');
  expect(names).not.toContain('Harbour Moon Eye Hospital');
  const hospital = await found.follow('Nine Wells Joint Hospital');
  const knee = hospital.named('What it costs here').one('*', { id: 'knee-replacement' });
  expect(knee.text).toMatch(/\$\d,\d{3} to \$\d,\d{3}/);
  expect(knee.text).toMatch(/Not included.*Flights/);
});

test('every hospital’s page has accreditation numbers, doctors, directions and structured data', async ({
  request,
}) => {
  for (const path of [SEEDED, BUILT_IN]) {
    const hospital = await ServedPage.open(request, path);
    const seals = hospital.named('Accreditations').text;
    expect(seals).toMatch(/SAMPLE-/);
    expect(seals).toMatch(/20\d\d/);
    const doctors = hospital.named('Who would treat you').all('a', { href: /^\/doctors\// });
    expect(doctors.length).toBeGreaterThan(2);
    expect(hospital.named('Departments').one('li').text).toMatch(/\d$/);
    expect(hospital.main.link(/^Airport, climate and lodging in /)).toMatch(/^\/destinations\/[a-z]+$/);
    const things = await structuredData(request, path);
    expect(things.find((thing) => thing['@type'] === 'Hospital')).toMatchObject({ name: hospital.title });
    expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(1);
  }
  // The built-in one shows the city around it.
  const { main } = await ServedPage.open(request, BUILT_IN);
  expect(main.all('img', { alt: /^A lighthouse on the beach of Chennai/ })).toHaveLength(1);
  expect(main.link(/^About Chennai:/)).toBe('/destinations/chennai');
  const ask = main.all('a', { text: 'Ask for a quote here', 'aria-haspopup': 'dialog' })[0];
  const form = await (await ServedPage.open(request, BUILT_IN)).go(ask?.attribute('href') ?? '');
  expect(form.main.text).toMatch(/You ask for a quote from .+, Chennai\./);
});

test('a filter is in the URL; an empty result says so, with a link to all', async ({ request }) => {
  const list = await ServedPage.open(request, '/hospitals?city=chennai');
  expect(list.one('form', { id: 'filters' }).all('input', { name: 'city', value: 'chennai', checked: '' }).length).toBe(
    1,
  );
  expect(list.one('*', { id: 'found' }).text).not.toBe(
    (await ServedPage.open(request, '/hospitals')).one('*', { id: 'found' }).text,
  );
  const none = await ServedPage.open(request, '/hospitals?city=goa&department=Haematology%2FBMT');
  expect(none.main.text).toContain('No hospital matches all your filters');
  expect(cards(await none.follow('Show all hospitals'))).toBe(12);
});

test('an unknown id is not found', async ({ request }) => {
  for (const id of ['0190a000-0000-7000-8000-000800000999', 'nobody']) {
    expect((await request.get(`/hospital/${id}`)).status()).toBe(404);
    expect((await request.get(`/doctors/${id}`)).status()).toBe(404);
  }
});
