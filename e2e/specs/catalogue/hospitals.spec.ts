import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const BUILT_IN = `/hospital/${BUILT_IN_HOSPITALS[0]?.id}`;
const SEEDED = '/hospital/0190a000-0000-7000-8000-000800000001';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('a knee replacement in Chennai leads from the list to its price and what is excluded; more of the list has its own URL', async ({
    page,
  }) => {
    const list = new CataloguePage(page);
    await list.open('/hospitals');
    await expect(list.cards).toHaveCount(12);
    await page.getByRole('link', { name: 'Show 12 more' }).click();
    await expect(page).toHaveURL('/hospitals?show=24');
    await expect(list.cards).toHaveCount(24);
    await list.open('/hospitals?q=knee+replacement&city=chennai');
    await expect(list.found).toContainText('for “knee replacement”');
    const names = await list.cards.getByRole('heading').allTextContents();
    expect(names).toContain('Nine Wells Joint Hospital');
    expect(names).not.toContain('Harbour Moon Eye Hospital');
    await list
      .card('Nine Wells Joint Hospital')
      .getByRole('link', { name: 'Nine Wells Joint Hospital', exact: true })
      .click();
    const prices = list.section('What it costs here');
    const knee = prices.locator('#knee-replacement');
    await expect(knee).toContainText(/\$\d,\d{3} to \$\d,\d{3}/);
    if (!(await knee.isVisible())) await prices.getByText(/more treatments with prices/).click();
    await knee.locator('summary').click();
    await expect(knee.getByRole('heading', { name: 'Not included' })).toBeVisible();
    await expect(knee).toContainText('Flights');
  });

  test('every hospital’s page has accreditation numbers, doctors, directions and structured data', async ({
    page,
    request,
  }) => {
    const hospital = new CataloguePage(page);
    for (const path of [SEEDED, BUILT_IN]) {
      await hospital.open(path);
      const seals = hospital.section('Accreditations');
      await expect(seals.getByText(/^SAMPLE-/).first()).toBeVisible();
      await expect(seals.getByText(/20\d\d/).first()).toBeVisible();
      const doctors = hospital.section('Who would treat you');
      expect(await doctors.locator('a[href^="/doctors/"]').count()).toBeGreaterThan(2);
      await expect(hospital.section('Departments').getByRole('listitem').first()).toContainText(/\d$/);
      await expect(page.getByRole('link', { name: /^Airport, climate and lodging in / })).toHaveAttribute(
        'href',
        /^\/destinations\/[a-z]+$/,
      );
      const things = await structuredData(request, path);
      const name = await new SiteFrame(page).heading.textContent();
      expect(things.find((thing) => thing['@type'] === 'Hospital')).toMatchObject({ name });
      expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(1);
    }
    // The built-in one shows the city around it.
    await expect(page.getByRole('img', { name: /^A lighthouse on the beach of Chennai/ })).toBeAttached();
    await expect(page.getByRole('link', { name: /^About Chennai:/ })).toHaveAttribute('href', '/destinations/chennai');
  });
});

test('a filter is in the URL, and survives a reload; an empty result says so, with a link to all', async ({ page }) => {
  const list = new CataloguePage(page);
  await list.open('/hospitals');
  const all = await list.found.textContent();
  await page.getByRole('checkbox', { name: /Chennai/ }).click();
  await expect(page).toHaveURL('/hospitals?city=chennai');
  await expect(list.found).not.toHaveText(all ?? '');
  const some = await list.found.textContent();
  await page.reload();
  await expect(list.found).toHaveText(some ?? '');
  await expect(page.getByRole('checkbox', { name: /Chennai/ })).toBeChecked();
  await list.open('/hospitals?city=goa&department=Haematology%2FBMT');
  await expect(page.getByRole('heading', { name: 'No hospital matches all your filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all hospitals' }).click();
  await expect(list.cards).toHaveCount(12);
});

test('an unknown id is not found', async ({ request }) => {
  for (const id of ['0190a000-0000-7000-8000-000800000999', 'nobody']) {
    expect((await request.get(`/hospital/${id}`)).status()).toBe(404);
    expect((await request.get(`/doctors/${id}`)).status()).toBe(404);
  }
});
