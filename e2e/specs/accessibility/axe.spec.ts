import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { openFreeConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { requestVideoConsultation } from '../../flows/send-forms.ts';
import { openRequest, claimRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// Animations must be finished before the check: half-faded text has half its contrast. Every public page as it opens is in
// public-pages.spec.ts, and every portal's home in specs/portals/homes.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('home page with error messages, and its consultation dialogs, empty and with errors', async ({ page }) => {
  await new HomePage(page).open();
  await new ContactForm(page).send.click();
  await expect(new SiteFrame(page).toasts).toBeVisible();
  await hasNoAxeViolationsAt(page);
  const free = await openFreeConsultation(page);
  await hasNoAxeViolationsAt(page);
  await press(free.submit);
  await expect(new SiteFrame(page).toasts).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await free.close.click();
  await openVideoConsultation(page);
  await hasNoAxeViolations(page);
});

test('hospital dialog and mobile menu', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const name = BUILT_IN_HOSPITALS[0]?.name ?? '';
  await home
    .hospital(name)
    .getByRole('link', { name: /Learn More/ })
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await hasNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await new SiteFrame(page).menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await hasNoAxeViolations(page);
});

test('login, refused', async ({ page, faults }) => {
  faults.expect(/401 POST .*sign-in/);
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill('nobody@people.example');
  await login.password.fill('not-the-password');
  await login.submit.click();
  // The alert exists before its text.
  await expect(login.error).toHaveText(/\S/);
  await hasNoAxeViolationsAt(page);
});

test('inbox: list, filters, request, dialog', async ({ signedIn, site }) => {
  const person = demoPerson('Axel');
  await requestVideoConsultation(site.api, person, {
    country: 'Kenya',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
  });
  const page = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  await expect(inbox.link(fullName(person))).toBeVisible();
  await inbox.filterButton.click();
  await hasNoAxeViolationsAt(page);
  const request = await openRequest(page, fullName(person));
  await claimRequest(request);
  await hasNoAxeViolationsAt(page);
  await request.confirm.click();
  await expect(page.getByRole('dialog', { name: 'Confirm the consultation' })).toBeVisible();
  await hasNoAxeViolationsAt(page);
});
