import { BROCHURE_MISSING, BROCHURE_SPECIALITIES } from '@ayana/contracts/brochures';
import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';

import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { BrochurePage } from '../../pages/brochure-page.ts';

const LINK = /http\S+\/api\/brochures\/[\w.-]+/;

test('a brochure comes by a link in the mail and opens as a PDF', async ({ page, site }) => {
  const brochure = new BrochurePage(page);
  const person = demoPerson('Hodan');
  await brochure.open();
  expect(await brochure.speciality.locator('option').count()).toBe(BROCHURE_SPECIALITIES.length + 1);
  await expect(brochure.mayWrite).not.toBeChecked();
  await brochure.speciality.selectOption('Orthopedic Surgery');
  await brochure.email.fill(person.email);
  await brochure.send.click();
  await seesToast(page, FORM_TOASTS.success.title, FORM_MESSAGES.brochure);
  await expect(page.getByText(`It should reach ${person.email}`)).toBeVisible();

  const mail = await site.mail.waitFor(person.email);
  expect(mail.subject).toBe('Your brochure: Orthopedic Surgery');
  const link = LINK.exec(mail.text)?.[0] ?? '';
  const answer = await page.request.get(link);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('utf8')).toContain('Joints and spine in India');
});

test('an invalid link leads to a page that says so and offers a new one', async ({ page, site }) => {
  const person = demoPerson('Yusuf');
  await site.api.submit('brochure-request', { speciality: 'fertility', language: 'en', email: person.email });
  const mail = await site.mail.waitFor(person.email);
  const link = LINK.exec(mail.text)?.[0] ?? '';
  await page.goto(`${link.slice(0, -3)}xxx`);
  await expect(page).toHaveURL(/\/brochure\?link=unknown$/);
  await expect(page.getByText('This link does not work')).toBeVisible();
  await hasNoAxeViolations(page);

  const brochure = new BrochurePage(page);
  await brochure.open('?link=expired&speciality=fertility');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expect(brochure.speciality).toHaveValue('fertility');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
});

test('it says what is missing, and keeps typed text through a reload', async ({ page }) => {
  const brochure = new BrochurePage(page);
  await brochure.open();
  await brochure.send.click();
  await expect(brochure.speciality).toBeFocused();
  await expect(page.getByText(BROCHURE_MISSING.email)).toBeVisible();
  await brochure.speciality.selectOption('cardiac');
  await brochure.email.fill('amina@people.example');
  await brochure.mayWrite.check();
  await page.reload();
  await expect(brochure.speciality).toHaveValue('cardiac');
  await expect(brochure.email).toHaveValue('amina@people.example');
  await expect(brochure.mayWrite).toBeChecked();
});

test('no horizontal scrolling and no axe violations at 360, 390 and 1440 px', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  const brochure = new BrochurePage(page);
  await brochure.open();
  await fitsItsWidthAt(page, [360, 390, 1440]);
  await brochure.send.click();
  await expect(brochure.speciality).toBeFocused();
  await hasNoAxeViolationsAt(page, [360, 390, 1440]);
});
