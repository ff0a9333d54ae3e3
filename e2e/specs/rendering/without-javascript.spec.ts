import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { SERVICES } from '@ayana/contracts/services';

import { expect, test } from '../../harness/fixtures.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test.use({ javaScriptEnabled: false });

test('the home page is readable, with its form; the dialogs’ buttons are links to pages, and the search works', async ({
  page,
  faults,
}) => {
  // Without JavaScript the browser refuses script preloads.
  faults.allow(/^csp GET .*\.js$/);
  const home = new HomePage(page);
  await home.open();
  const frame = new SiteFrame(page);
  await expect(frame.heading).toBeVisible();
  for (const { name } of SERVICES) await expect(home.service(name)).toBeVisible();
  for (const { name } of BUILT_IN_HOSPITALS.slice(0, 4)) await expect(home.hospital(name)).toBeVisible();
  await expect(frame.entry('Services')).toBeVisible();
  await expect(frame.footer.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(new ContactForm(page).form).toBeVisible();

  await home.startYourJourney.click();
  await expect(page).toHaveURL('/consultation');
  await page.goBack();
  await home
    .hospital(BUILT_IN_HOSPITALS[0]?.name ?? '')
    .getByRole('link', { name: /Learn More/ })
    .click();
  await expect(page).toHaveURL(`/hospital/${BUILT_IN_HOSPITALS[0]?.id}`);
  await page.goBack();
  await home.search.fill('heart');
  await home.search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=heart$/);
});

test('the head of the home page has title, description, language and data for sharing', async ({ request, site }) => {
  const html = await (await request.get('/')).text();
  for (const said of [
    /<html[^>]* lang="en"/,
    /<title>[^<]*Ayana/,
    /<meta name="description" content="[^"]{50,}">/,
    `<link rel="canonical" href="${site.origin}/">`,
    ...['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name'].map(
      (property) => new RegExp(`<meta property="${property}" content="[^"]+">`),
    ),
  ])
    expect(html).toMatch(said);
});
