import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';
import type { Page } from '@playwright/test';

import { fillFreeConsultation, openFreeConsultation, USUAL_ANSWERS } from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { seesMissingToast, seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ONE_TRY } from '../../harness/patience.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// What is asked, what is missing or wrong, and each outcome are in consultation-dialogs.test.tsx and the tests of the two forms.

const FUNCTION = '**/api/functions/consultation-form';
const { title: REQUESTED, description: ANSWERED_WHEN } = CONSULTATION_TOASTS.consultation;

/** The title, buttons and fields of the open dialog that a toast covers, by their texts. */
const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog === null) return ['no dialog'];
    const seen = dialog.getBoundingClientRect();
    const toasts = [...document.querySelectorAll('#toasts [role]')].map((each) => each.getBoundingClientRect());
    return [...dialog.querySelectorAll('h2, button, input, select, textarea')]
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const [from, until] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
        return toasts.some(
          (toast) =>
            from < until && from < toast.bottom && until > toast.top && left < toast.right && right > toast.left,
        );
      })
      .map((part) => part.getAttribute('name') ?? part.textContent);
  });

test('on a phone a toast covers nothing of the dialog; a click outside does not close it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  await press(dialog.submit);
  await seesMissingToast(page, 'Please select a consultation type.');
  await expect.poll(() => coveredByToasts(page)).toEqual([]);
  await dialog.close.click();
  // Beside the dialog the toast is where it was.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(new SiteFrame(page).toasts).toHaveCount(1);

  await page.setViewportSize({ width: 1280, height: 720 });
  await openFreeConsultation(page);
  await dialog.type('Video Consultation').check({ force: true });
  await dialog.note.getByRole('link').click();
  await expect(dialog.field('Procedure')).toBeFocused();
  await page.mouse.click(5, 5);
  // A closing dialog stays in the DOM for a moment, but is no longer open.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(dialog.dialog).toHaveAttribute('data-open');
});

test('pressed twice it is one request, which reaches the open inbox and the mail; its permanent confirmation page never names the person', async ({
  page,
  request,
  signedIn,
  site,
}) => {
  const person = demoPerson('Zainab', "O'Example");
  const staff = await signedIn('ayana_staff');
  const inbox = new InboxPage(staff);
  await inbox.openFor(person);
  await expect(inbox.list).toBeVisible();
  await staff.evaluate(() => Object.assign(window, { same: true }));

  const keys: (string | undefined)[] = [];
  let releaseCode = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route(FUNCTION, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await gate;
    await route.continue();
  });
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  await fillFreeConsultation(dialog, person);
  await dialog.submit.dblclick();
  await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.submit).toHaveText(/Sending/);
  await press(dialog.submit);
  releaseCode();
  await seesToast(page, REQUESTED, ANSWERED_WHEN);
  await expect(dialog.dialog).toBeHidden();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const shown = fullName(person).replace("'", '’');
  await expect(inbox.row(shown)).toContainText('Unassigned');
  expect(await staff.evaluate(() => 'same' in window), 'without a reload').toBe(true);
  const { name, phone, country, payload } = await site.api.request(person.email);
  // The apostrophe between two letters belongs to the name (quality.md).
  expect({ name, phone, country }).toEqual({
    name: shown,
    phone: person.phone,
    country: 'Kenya',
  });
  expect(payload).toMatchObject({
    preferred_date: USUAL_ANSWERS.date,
    preferred_time: '10:00 AM',
    procedure_interest: 'Knee replacement',
    consultation_type: 'Video Consultation',
    city: 'Nairobi',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    notes: USUAL_ANSWERS.needs,
  });

  await expect(page).toHaveURL(/\/consultation\/received\/AY-[0-9A-Z]{5}$/);
  const number = page.url().slice(-8);
  await page.reload();
  await expect(new SiteFrame(page).heading).toHaveText('Your consultation is requested');
  const main = page.getByRole('main');
  for (const text of [number, 'within 24 hours', 'Send your papers', 'Mon-Fri 8AM-8PM EST'])
    await expect(main).toContainText(text);

  const mail = await site.mail.waitFor(person.email);
  for (const text of ['24 hours', 'Knee replacement']) {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  }
  const notice = await site.mail.waitFor(site.teamEmail, ({ text }) => text.includes(person.email));
  expect(notice.html).toContain('/admin/inbox?request=');
  expect(mail.text).toContain(`/consultation/received/${number}`);
  const markup = await (await request.get(`/consultation/received/${number}`)).text();
  expect(markup).toContain(number);
  expect(markup).toMatch(/<meta name="robots" content="[^"]*noindex/);
  for (const word of ['O&#x27;Example', 'Example', person.first_name, person.email, person.phone])
    expect(markup).not.toContain(word);
});

test('offline it waits and loses nothing; after a lost answer it is sent again with its key: one request, one mail', async ({
  page,
  context,
  faults,
  site,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_ABORTED GET/);
  faults.expect(/consultation-form/);
  const keys: (string | undefined)[] = [];
  let isLost = false;
  await page.route(FUNCTION, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLost) return route.continue();
    isLost = false;
    // It arrived, but the answer did not come back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await context.setOffline(true);
  await dialog.submit.click();
  await expect(dialog.note).toContainText('You are offline.');
  await seesToast(page, 'Submission Failed', 'An unexpected error occurred.');
  await expect(dialog.field('E-mail')).toHaveValue(person.email);

  isLost = true;
  await context.setOffline(false);
  await expect.poll(() => isLost, 'it is sent by itself').toBe(false);
  await expect
    .poll(async () => {
      if (await dialog.dialog.isVisible()) await dialog.submit.click(ONE_TRY).catch(() => undefined);
      return dialog.dialog.isVisible();
    })
    .toBe(false);
  await seesToast(page, REQUESTED, ANSWERED_WHEN);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await site.mail.waitFor(person.email);
  const { items } = await site.api.as<{ items: { email: string }[] }>('super_admin', 'GET', '/inbox?limit=100');
  expect(items.filter(({ email }) => email === person.email)).toHaveLength(1);
  expect(await site.mail.to(person.email)).toHaveLength(1);
});
