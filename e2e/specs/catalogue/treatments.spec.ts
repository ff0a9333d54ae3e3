import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';

import { fillFreeConsultation } from '../../flows/ask-for-consultation.ts';
import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, structuredData } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { FreeConsultationDialog } from '../../pages/consultation-dialogs.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

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
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(action, 'it leaves the foot of the page free').not.toBeInViewport();
    await fitsItsWidth(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('the price list leads to a treatment, and from there to a consultation with treatment and hospital', async ({
    page,
  }) => {
    await page.goto('/services');
    await page.getByText('Bones and joints').click();
    await page.getByRole('link', { name: 'Knee replacement', exact: true }).click();
    await expect(page).toHaveURL(KNEE);
    await expect(new SiteFrame(page).heading).toHaveText('Knee replacement');
    const treatment = new CataloguePage(page);
    for (const name of ['Who it is for, and who not', 'What can go wrong', 'Days, and how you recover'])
      expect(await treatment.section(name).getByRole('listitem').count(), name).toBeGreaterThan(2);
    const doctors = treatment.section('Doctors who do it, and when they are free');
    await expect(doctors).toContainText(/does about \d+ a year/);
    await expect(doctors).toContainText(/Next free time: \w+ \d+ \w+, \d\d:\d\d in India/);
    await expect(treatment.section('Where the figures come from')).toContainText('Estimate by Ayana, 2026');

    const first = treatment.section('Prices by hospital').getByRole('row').nth(1);
    const hospital = await first.getByRole('rowheader').getByRole('link').textContent();
    await first.getByRole('link', { name: 'Ask for a quote' }).click();
    await expect(page.getByText(`You ask for a quote for Knee replacement from ${hospital}`)).toBeVisible();
    await expect(page.getByLabel(/^Procedure/)).toHaveValue('Knee replacement');

    await page.goto(KNEE);
    await doctors.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Knee replacement', exact: true })).toHaveAttribute('href', KNEE);
  });

  test('the list has every treatment by speciality with starting price and days, is searched in plain words, and says when nothing matches', async ({
    page,
    request,
  }) => {
    const list = new CataloguePage(page);
    await page.goto('/treatments');
    await expect(new SiteFrame(page).heading).toHaveText('All treatments');
    const main = page.getByRole('main');
    const links = main.locator('a[href^="/treatments/"]');
    await expect(links).toHaveCount(61);
    expect(new Set(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).size).toBe(61);
    const bones = list.section('Bones and joints');
    await expect(bones.getByRole('link', { name: 'Hospitals for Orthopedics' })).toBeVisible();
    const knee = bones.getByRole('listitem').filter({ has: page.locator(`a[href="${KNEE}"]`) });
    await expect(knee).toContainText(/\d+ days in hospital, \d+ (to \d+ )?days in India/);
    const [from] = amounts(await knee.innerText());
    const answer = await request.get(KNEE);
    expect(await answer.text()).toContain(`From $${from?.toLocaleString('en-US')} in India`);
    await knee.getByRole('link').click();
    await expect(page).toHaveURL(KNEE);
    await page
      .getByRole('navigation', { name: 'Pages above this one' })
      .getByRole('link', { name: 'All treatments' })
      .click();
    await expect(page).toHaveURL('/treatments');

    await main.getByRole('searchbox').fill('nee replacment');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/treatments?q=nee+replacment');
    await expect(main.getByRole('link', { name: 'Knee replacement', exact: true }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: /^\d treatments? for/ })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await main.getByRole('searchbox').fill('quadrotomy');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByRole('heading', { name: 'We found no good match for “quadrotomy”' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Free consultation' })).toBeVisible();
  });

  test('every price of a treatment comes from the rows it shows', async ({ page }) => {
    for (const slug of ['knee-replacement', 'heart-valve-replacement', 'dialysis']) {
      await page.goto(`/treatments/${slug}`);
      const treatment = new CataloguePage(page);
      const hospitals = treatment.section('Prices by hospital');
      const shown = amounts((await hospitals.locator('tbody tr').allTextContents()).join(' '));
      const [from, to] = amounts(await treatment.section('What it costs').locator('dd').first().innerText());
      expect([from, to], slug).toEqual([Math.min(...shown), Math.max(...shown)]);
      await expect(page.getByText(`From $${from?.toLocaleString('en-US')} in India`)).toBeVisible();
    }
  });
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

test('a consultation from a hospital has hospital and treatment in the mails and in the request', async ({
  page,
  site,
}) => {
  const person = demoPerson('Quotely');
  await page.goto(`/hospital/${LANTERN_BAY}`);
  await page.getByRole('link', { name: 'Ask for a quote here' }).first().click();
  const dialog = new FreeConsultationDialog(page);
  await expect(dialog.dialog.getByText('You ask for a quote from Lantern Bay Hospital, Chennai.')).toBeVisible();
  await fillFreeConsultation(dialog, person);
  await dialog.submit.click();
  await seesToast(page, CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);

  const own = await site.mail.waitFor(person.email);
  const notice = await site.mail.waitFor(site.teamEmail, ({ text }) => text.includes(person.email));
  for (const { text } of [own, notice])
    for (const named of ['Knee replacement', 'Lantern Bay Hospital, Chennai']) expect(text).toContain(named);

  expect((await site.api.request(person.email)).payload).toMatchObject({
    procedure_interest: 'Knee replacement',
    destination_preference: 'Lantern Bay Hospital, Chennai',
  });
});
