import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { SERVICES } from '@ayana/contracts/services';

import { expect, test } from '../../harness/fixtures.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ faults }) => {
  // Without JavaScript the browser refuses script preloads.
  faults.allow(/^csp GET .*\.js$/);
});

test('the home page is readable, with its form', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const frame = new SiteFrame(page);
  await expect(frame.heading).toBeVisible();
  for (const { name } of SERVICES) await expect(home.service(name)).toBeVisible();
  for (const { name } of BUILT_IN_HOSPITALS.slice(0, 4)) await expect(home.hospital(name)).toBeVisible();
  await expect(frame.entry('Services')).toBeVisible();
  await expect(frame.footer.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(new ContactForm(page).form).toBeVisible();
});

test('the dialogs’ buttons are links to pages', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.startYourJourney.click();
  await expect(page).toHaveURL('/consultation');
  await page.goBack();
  await home
    .hospital(BUILT_IN_HOSPITALS[0]?.name ?? '')
    .getByRole('link', { name: /Learn More/ })
    .click();
  await expect(page).toHaveURL(`/hospital/${BUILT_IN_HOSPITALS[0]?.id}`);
});

test('the search works', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.search.fill('heart');
  await home.search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=heart$/);
});

test('the head has title and description', async ({ page, site }) => {
  await new HomePage(page).open();
  await expect(page).toHaveTitle(/Ayana/);
  const content = (selector: string): Promise<string | null> => page.locator(selector).getAttribute('content');
  expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(50);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
    expect(await content(`meta[property="${property}"]`), property).toBeTruthy();
  }
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.flatMap((block) => JSON.parse(block) as object).map((thing) => Reflect.get(thing, '@type'));
  expect(things).toEqual(expect.arrayContaining([expect.stringMatching(/Organization|MedicalBusiness/)]));
});
