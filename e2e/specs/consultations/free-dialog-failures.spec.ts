import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';

import { fillFreeConsultation, openFreeConsultation } from '../../flows/ask-for-consultation.ts';
import { pressForToast, seesToast, timeToasts, toastStays } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const FUNCTION = '**/api/functions/consultation-form';

test.beforeEach(async ({ page }) => {
  await new HomePage(page).open();
});

test('a lost connection loses nothing: it says so, and sends once when the connection is back', async ({
  page,
  context,
  faults,
  site,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_ABORTED GET/);
  const dialog = await openFreeConsultation(page);
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await context.setOffline(true);
  await dialog.submit.click();
  await expect(dialog.note).toContainText('You are offline.', { timeout: 20_000 });
  await seesToast(page, 'Submission Failed', 'An unexpected error occurred.');
  await expect(dialog.field('E-mail')).toHaveValue(person.email);
  await context.setOffline(false);
  await expect(dialog.dialog).toBeHidden();
  await seesToast(page, CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);
  await site.mail.waitFor(person.email);
  expect(await site.mail.to(person.email)).toHaveLength(1);
});

test('after a lost answer the form is sent again with the same key: one request in the inbox, one mail', async ({
  page,
  faults,
  site,
}) => {
  faults.expect(/consultation-form/);
  const keys: (string | undefined)[] = [];
  await page.route(FUNCTION, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // It arrived, but the answer did not come back.
    await route.fetch();
    return route.abort('connectionreset');
  });
  const dialog = await openFreeConsultation(page);
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await dialog.submit.click();
  await expect
    .poll(async () => {
      if (await dialog.dialog.isVisible()) await dialog.submit.click({ timeout: 500 }).catch(() => undefined);
      return dialog.dialog.isVisible();
    })
    .toBe(false);
  expect(new Set(keys).size).toBe(1);
  await site.mail.waitFor(person.email);
  const { items } = await site.api.as<{ items: { email: string }[] }>('super_admin', 'GET', '/inbox?limit=100');
  expect(items.filter(({ email }) => email === person.email)).toHaveLength(1);
  expect(await site.mail.to(person.email)).toHaveLength(1);
});

test('web code in a text is refused with a reason, and the corrected form is accepted', async ({ page }) => {
  const dialog = await openFreeConsultation(page);
  await fillFreeConsultation(dialog, demoPerson());
  await dialog.goBack();
  const needs = dialog.field('What should the doctor know?');
  for (const unsafe of [
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '<iframe src="//evil.example">',
  ]) {
    await needs.fill(unsafe);
    await dialog.submit.click();
    await expect(new SiteFrame(page).toasts).toContainText('Please write this without web code');
    await expect(needs).toHaveAttribute('aria-invalid', 'true');
  }
  await needs.fill('Both knees');
  await dialog.goOn();
  await dialog.submit.click();
  await expect(dialog.dialog).toBeHidden();
  await seesToast(page, CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);
});

test('a refusal is shown in the step of its field, and the changed form is accepted', async ({ page, faults }) => {
  faults.expect(/422 POST .*consultation-form/);
  let refused = false;
  await page.route(FUNCTION, (route) => {
    if (refused) return route.continue();
    refused = true;
    const problem = {
      type: 'about:blank',
      title: 'Refused',
      status: 422,
      detail: 'One answer needs another look.',
      code: 'validation_failed',
      request_id: '1',
    };
    return route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { ...problem, errors: [{ field: 'notes', message: 'Say it in other words, please.' }] },
    });
  });
  const dialog = await openFreeConsultation(page);
  await fillFreeConsultation(dialog, demoPerson());
  await dialog.submit.click();
  await expect(new SiteFrame(page).toasts).toContainText('Submission Failed');
  await expect(dialog.dialog.getByText('Say it in other words, please.')).toBeVisible();
  await expect(dialog.field('What should the doctor know?')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.field('What should the doctor know?')).toBeFocused();
  await dialog.field('What should the doctor know?').fill('Both knees');
  await dialog.goOn();
  await dialog.submit.click();
  await expect(dialog.dialog).toBeHidden();
});

test('a refusal without a message and an unexpected error have their own texts, for 7 s', async ({ page, faults }) => {
  faults.expect(/500 POST .*consultation-form/);
  await timeToasts(page);
  await page.reload();
  let answer: { status: number; json?: object; body?: string } = { status: 200, json: { success: false } };
  await page.route(FUNCTION, (route) => route.fulfill(answer));
  const dialog = await openFreeConsultation(page);
  await fillFreeConsultation(dialog, demoPerson());
  await pressForToast(dialog.submit, 'Submission Failed', 'Submission failed. Please try again.');
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
  await toastStays(page, 7000);
  answer = { status: 500, body: 'oops' };
  await dialog.submit.click();
  await seesToast(page, 'Submission Failed', 'An unexpected error occurred.');
});
