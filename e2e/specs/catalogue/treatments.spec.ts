import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { FreeConsultationDialog } from '../../pages/consultation-dialogs.ts';

const KNEE = '/treatments/knee-replacement';
const LANTERN_BAY = '0190a000-0000-7000-8000-000000000101';
const amounts = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sections after the price are collapsed, open by their links, and price and action stay visible', async ({
    page,
  }) => {
    await page.goto(KNEE);
    const treatment = new CataloguePage(page);
    const risks = treatment.section('What can go wrong');
    await expect(risks.getByRole('heading')).toHaveCount(1);
    await expect(risks.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('link', { name: 'What can go wrong' }).click();
    await expect(risks.getByRole('listitem').first()).toBeInViewport();

    const action = page.getByRole('link', { name: 'Ask for a plan', exact: true });
    await expect(action).toBeInViewport();
    const [bar, call] = await Promise.all([
      action.boundingBox(),
      page.getByRole('link', { name: 'Call' }).boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? 0);
    await expect(page.getByText(/^From \$[\d,]+in India$/)).toBeInViewport();
    await page.getByRole('link', { name: 'Ask for a free plan for this treatment' }).first().click();
    const dialog = new FreeConsultationDialog(page);
    await expect(dialog.field('Procedure')).toHaveValue('Knee replacement');
    await page.keyboard.press('Escape');
    await expect(dialog.dialog).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(action, 'it leaves the foot of the page free').not.toBeInViewport();
    await fitsItsWidth(page);
  });
});

test('the price list leads to a treatment, and from there to a consultation with treatment and hospital', async ({
  request,
}) => {
  const services = await ServedPage.open(request, '/services');
  expect(services.main.all('summary', { text: /^Bones and joints/ }).length).toBeGreaterThan(0);
  const knee = await services.follow('Knee replacement');
  expect([knee.path, knee.title]).toEqual([KNEE, 'Knee replacement']);
  for (const name of ['Who it is for, and who not', 'What can go wrong', 'Days, and how you recover'])
    expect(knee.named(name).all('li').length, name).toBeGreaterThan(2);
  const doctors = knee.named('Doctors who do it, and when they are free');
  expect(doctors.text).toMatch(/does about \d+ a year/);
  expect(doctors.text).toMatch(/Next free time: \w+ \d+ \w+, \d\d:\d\d in India/);
  expect(knee.named('Where the figures come from').text).toContain('Estimate by Ayana, 2026');

  const first = knee.named('Prices by hospital').one('tbody').one('tr');
  const quote = await knee.follow('Ask for a quote', first);
  expect(quote.main.text).toContain(`You ask for a quote for Knee replacement from ${first.one('th').one('a').text}`);
  expect(quote.one('form', { id: 'form-consultation' }).fields).toMatchObject({ procedure: 'Knee replacement' });
  const doctor = await knee.go(doctors.links[0]?.[1] ?? '');
  expect(doctor.main.link('Knee replacement')).toBe(KNEE);
});

test('the list has every treatment by speciality with starting price and days, is searched in plain words, and says when nothing matches', async ({
  request,
}) => {
  const list = await ServedPage.open(request, '/treatments');
  expect(list.title).toBe('All treatments');
  const links = list.main.all('a', { href: /^\/treatments\// }).map((each) => each.attribute('href'));
  expect([links.length, new Set(links).size]).toEqual([61, 61]);
  const bones = list.named('Bones and joints');
  expect(bones.link('Hospitals for Orthopedics')).toMatch(/^\/hospitals/);
  const knee = bones.all('li').find((each) => each.all('a', { href: KNEE }).length > 0);
  expect(knee?.text).toMatch(/\d+ days in hospital, \d+ (to \d+ )?days in India/);
  const [from] = amounts(knee?.text ?? '');
  const own = await ServedPage.open(request, KNEE);
  expect(own.main.text).toContain(`From $${from?.toLocaleString('en-US')} in India`);
  expect(own.named('Pages above this one', 'nav').link('All treatments')).toBe('/treatments');

  const form = list.main.one('form', { role: 'search' });
  const found = await list.send(form, { q: 'nee replacment' });
  expect(found.path).toBe('/treatments?q=nee+replacment');
  expect(found.main.link('Knee replacement')).toBe(KNEE);
  expect(found.main.text).toMatch(/\d treatments? for/);
  expect(found.robots).toContain('noindex');
  const none = await found.send(form, { q: 'quadrotomy' });
  expect(none.main.text).toContain('We found no good match for “quadrotomy”');
  expect(none.main.link('Free consultation')).toBe('/consultation');
});

test('every price of a treatment comes from the rows it shows', async ({ request }) => {
  for (const slug of ['knee-replacement', 'heart-valve-replacement', 'dialysis']) {
    const treatment = await ServedPage.open(request, `/treatments/${slug}`);
    const rows = treatment.named('Prices by hospital').all('tbody');
    const shown = amounts(rows.map(({ text }) => text).join(' '));
    const [from, to] = amounts(treatment.named('What it costs').one('dd').text);
    expect([from, to], slug).toEqual([Math.min(...shown), Math.max(...shown)]);
    expect(treatment.main.text).toContain(`From $${from?.toLocaleString('en-US')} in India`);
  }
});

test('list and treatment have structured data, other pages link to treatments, and an unknown one is not found', async ({
  request,
}) => {
  const typesOf = (things: readonly Record<string, unknown>[]): unknown[] => things.map((thing) => thing['@type']);
  const list = await structuredData(request, '/treatments');
  expect(list.find((thing) => thing['@type'] === 'ItemList')).toMatchObject({ numberOfItems: 61 });
  expect(typesOf(list)).toContain('BreadcrumbList');
  const own = await structuredData(request, KNEE);
  expect(own.find((thing) => thing['@type'] === 'MedicalWebPage')).toMatchObject({
    mainEntity: { '@type': 'MedicalProcedure', name: 'Knee replacement' },
  });
  expect(typesOf(own)).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']));
  const html = await (await request.get(KNEE)).text();
  expect(html).toMatch(/<title>Knee replacement in India: price, days, risks/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/treatments\/knee-replacement">/);
  for (const path of [`/hospital/${LANTERN_BAY}`, '/search?q=knee&in=treatments', '/services/orthopedic']) {
    const [, main = ''] = /<main(.*)<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    expect(main, path).toMatch(/<a[^>]* href="\/treatments\//);
  }
  expect((await request.get('/treatments/no-such-treatment')).status()).toBe(404);
});
