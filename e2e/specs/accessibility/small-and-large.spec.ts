import { openFreeConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { requestConsultation } from '../../flows/send-forms.ts';
import { openRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAnimation } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/** WCAG 1.4.10: 1280 px at 400 % is 320 px; 200 % of it is 640 px. 1440 and 360 are look.md's ends. */
const WIDTHS = [320, 360, 640, 1024, 1440];

test('the dialogs fit a phone of 320 px and can be sent from it', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 320, height: 600 } });
  await new HomePage(page).open();
  const free = await openFreeConsultation(page);
  await fitsItsWidth(page);
  await expect(free.submit).toBeInViewport();
  await free.close.click();
  const video = await openVideoConsultation(page);
  await fitsItsWidth(page);
  await expect(video.submit).toBeInViewport();
});

test('the inbox fits a phone, list and request', async ({ signedIn, site }) => {
  const person = demoPerson('Konstantinos-Alexandros', 'Papadopoulos-Theodorakopoulos');
  await requestConsultation(site.api, person, { notes: `${'Averylongwordwithoutanyspaces'.repeat(20)} and more` });
  const page = await signedIn('ayana_staff', { viewport: { width: 320, height: 700 } });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  await expect(inbox.link(fullName(person))).toBeVisible();
  await fitsItsWidth(page);
  const request = await openRequest(page, fullName(person));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await fitsItsWidth(page);
  }
  await expect(request.heading).toBeVisible();
});

test('the profile fits a phone and large text', async ({ signedIn }) => {
  const page = await signedIn('patient', { viewport: { width: 320, height: 700 } });
  await page.goto('/profile');
  await expect(new SiteFrame(page).heading).toHaveText('Your account');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await fitsItsWidth(page);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await fitsItsWidth(page);
});

test('nothing moves with reduced motion', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await new HomePage(page).open();
  await openFreeConsultation(page);
  await hasNoAnimation(page);
});
