import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';
import type { Page } from '@playwright/test';

import {
  fillFreeConsultation,
  fillPerson,
  fillTreatmentStep,
  openFreeConsultation,
  USUAL_ANSWERS,
} from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { seesInvalidToast, seesMissingToast, seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { ONE_LOOK } from '../../harness/patience.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
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

test('on a phone a toast covers nothing of the dialog; what was typed survives a click outside, closing and a reload', async ({
  page,
}) => {
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
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toBeHidden();
  await expect(new HomePage(page).startYourJourney).toBeFocused();
  await page.reload();
  await openFreeConsultation(page);
  await expect(dialog.field('E-mail')).toHaveValue(person.email);
  await expect(dialog.type('Video Consultation')).toBeChecked();
  await expect(dialog.slot('10:00 AM')).toBeChecked();
  await expect(dialog.field('Country')).toHaveValue('Kenya');
  await expect(dialog.field('What should the doctor know?')).toHaveValue(USUAL_ANSWERS.needs);
  await expect(dialog.submit).not.toHaveAttribute('aria-disabled', 'true');
});

test('pressed twice it is one request, with a permanent confirmation page that never names the person', async ({
  page,
  request,
  site,
}) => {
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
  const person = demoPerson('Zainab', "O'Example");
  await fillFreeConsultation(dialog, person);
  await dialog.submit.dblclick();
  await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.submit).toHaveText(/Sending/);
  await press(dialog.submit);
  releaseCode();
  await seesToast(page, REQUESTED, ANSWERED_WHEN);
  await expect(dialog.dialog).toBeHidden();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const { name, phone, country, payload } = await site.api.request(person.email);
  // The apostrophe between two letters belongs to the name (quality.md).
  expect({ name, phone, country }).toEqual({
    name: fullName(person).replace("'", '’'),
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

  await expect(page).toHaveURL(/\/consultation\/received\/AY-[0-9A-Z]{6}$/);
  const number = page.url().slice(-9);
  await page.reload();
  await expect(new SiteFrame(page).heading).toHaveText('Your consultation is requested');
  const main = page.getByRole('main');
  for (const text of [number, 'within 24 hours', 'Send your papers', 'Mon-Fri 8AM-8PM EST'])
    await expect(main).toContainText(text);
  await hasNoAxeViolations(page);

  const mail = await site.mail.waitFor(person.email);
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
      if (await dialog.dialog.isVisible()) await dialog.submit.click(ONE_LOOK).catch(() => undefined);
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

test('zone, country and today are those of the device, and can be changed; every slot shows both zones', async ({
  newPerson,
  site,
}) => {
  const page = await newPerson({ timezoneId: 'Asia/Kathmandu' });
  // The evening of the day before in London.
  await page.clock.setFixedTime(new Date('2027-03-01T20:30:00Z'));
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  const date = dialog.field('Preferred date');
  await expect(date).toHaveAttribute('min', '2027-03-02');
  const person = demoPerson('Zoned');
  await fillTreatmentStep(dialog);
  await fillPerson(dialog, person);
  await dialog.goOn();
  await expect(dialog.field('Time zone')).toHaveValue('UTC+05:30');
  await expect(dialog.field('Country')).toHaveValue('Nepal');
  const changes = dialog.dialog.getByText('Please change it if you are somewhere else.');
  await expect(dialog.dialog.getByText('Your times are in Kathmandu time.')).toBeVisible();
  await expect(changes).toBeVisible();
  // India is a quarter of an hour behind Nepal.
  await expect(dialog.dialog.getByRole('radio', { name: '10:00 your time, 09:45 in Chennai' })).toBeAttached();
  await dialog.field('Time zone').selectOption('UTC+03:00');
  await dialog.field('Country').selectOption('Kenya');
  await expect(dialog.dialog.getByText('Your times are in Nairobi time.')).toBeVisible();
  await expect(changes).toBeHidden();
  await dialog.field('Time zone').selectOption('UTC+05:30');
  await dialog.field('Country').selectOption('Nepal');
  await dialog.field('City').fill('Example');
  await dialog.slot('10:00 AM').check({ force: true });
  await date.fill('2027-03-01');
  await dialog.submit.click();
  await seesInvalidToast(page, 'Please select today or a later day.');
  await date.fill('2027-03-02');
  await dialog.submit.click();
  await expect(page).toHaveURL(/\/consultation\/received\/AY-/);
  const { payload } = await site.api.request(person.email);
  expect(payload).toMatchObject({
    preferred_date: '2027-03-02',
    timezone: 'UTC+05:30',
    time_zone: 'Asia/Kathmandu',
  });
});
