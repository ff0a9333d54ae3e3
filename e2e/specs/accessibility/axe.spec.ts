import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { openFreeConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { requestVideoConsultation } from '../../flows/send-forms.ts';
import { openRequest, claimRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// Animations must be finished before the check: half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test('home page, with error messages', async ({ page }) => {
      await new HomePage(page).open();
      await hasNoAxeViolations(page);
      await new ContactForm(page).send.click();
      await expect(new SiteFrame(page).toasts).toBeVisible();
      await hasNoAxeViolations(page);
    });

    test('free consultation dialog, empty and with errors', async ({ page }) => {
      await new HomePage(page).open();
      const dialog = await openFreeConsultation(page);
      await hasNoAxeViolations(page);
      await press(dialog.submit);
      await expect(new SiteFrame(page).toasts).toBeVisible();
      await hasNoAxeViolations(page);
    });

    test('login, empty and refused', async ({ page, faults }) => {
      faults.expect(/401 POST .*sign-in/);
      const login = new LoginPage(page);
      await login.open();
      await hasNoAxeViolations(page);
      await login.email.fill('nobody@people.example');
      await login.password.fill('not-the-password');
      await login.submit.click();
      // The alert exists before its text.
      await expect(login.error).toHaveText(/\S/);
      await hasNoAxeViolations(page);
    });

    test('inbox: list, filters, request, dialog', async ({ signedIn, site }) => {
      const person = demoPerson('Axel');
      await requestVideoConsultation(site.api, person, {
        country: 'Kenya',
        timezone: 'UTC+03:00',
        time_zone: 'Africa/Nairobi',
      });
      const page = await signedIn('ayana_staff', { viewport, reducedMotion: 'reduce' });
      const inbox = new InboxPage(page);
      await inbox.openFor(person);
      await expect(inbox.link(fullName(person))).toBeVisible();
      await inbox.filterButton.click();
      await hasNoAxeViolations(page);
      const request = await openRequest(page, fullName(person));
      await claimRequest(request);
      await hasNoAxeViolations(page);
      await request.confirm.click();
      await expect(page.getByRole('dialog', { name: 'Confirm the consultation' })).toBeVisible();
      await hasNoAxeViolations(page);
    });
  });
}

test('video consultation dialog', async ({ page }) => {
  await new HomePage(page).open();
  await openVideoConsultation(page);
  await hasNoAxeViolations(page);
});

test('hospital dialog', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  const name = BUILT_IN_HOSPITALS[0]?.name ?? '';
  await home
    .hospital(name)
    .getByRole('link', { name: /Learn More/ })
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await hasNoAxeViolations(page);
});

test('mobile menu', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await new HomePage(page).open();
  await new SiteFrame(page).menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await hasNoAxeViolations(page);
});

test('not found', async ({ page, faults }) => {
  faults.expect(/404 GET .*\/nowhere/);
  await page.goto('/nowhere');
  await hasNoAxeViolations(page);
});

test('access denied', async ({ signedIn }) => {
  const page = await signedIn(null, { reducedMotion: 'reduce' });
  await page.goto('/patient-portal');
  await expect(new SiteFrame(page).heading).toHaveText('Access Denied');
  await hasNoAxeViolations(page);
});

for (const path of [
  '/hospitals',
  `/hospital/${BUILT_IN_HOSPITALS[0]?.id}`,
  '/services',
  '/treatments',
  '/consultation',
  '/contact',
  '/about',
]) {
  test(`public page ${path}`, async ({ page }) => {
    await page.goto(path);
    await hasNoAxeViolations(page);
  });
}

for (const [role, path] of [
  ['patient', '/patient-portal'],
  ['partner', '/partner-portal'],
] as const) {
  test(`portal ${path}`, async ({ signedIn }) => {
    const page = await signedIn(role, { reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(new SiteFrame(page).heading).toBeVisible();
    await hasNoAxeViolations(page);
  });
}
