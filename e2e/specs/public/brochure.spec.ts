import { BROCHURE_MISSING, BROCHURE_SPECIALITIES } from '@ayana/contracts/brochures';
import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';

import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { BrochurePage } from '../../pages/brochure-page.ts';

const LINK = /http\S+\/api\/brochures\/[\w.-]+/;

test('the form says what is missing and keeps what was typed; the brochure comes by a link in the mail, and an invalid link offers a new one', async ({
  page,
  site,
}) => {
  const brochure = new BrochurePage(page);
  const person = demoPerson('Hodan');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await brochure.open();
  expect(await brochure.speciality.locator('option').count()).toBe(BROCHURE_SPECIALITIES.length + 1);
  await expect(brochure.mayWrite).not.toBeChecked();
  await brochure.send.click();
  await expect(brochure.speciality).toBeFocused();
  await expect(page.getByText(BROCHURE_MISSING.email)).toBeVisible();
  await hasNoAxeViolationsAt(page, [360, 1440]);
  await fitsItsWidthAt(page, [360, 390, 1440]);
  await brochure.speciality.selectOption('Orthopedic Surgery');
  await brochure.email.fill(person.email);
  await brochure.mayWrite.check();
  await page.reload();
  await expect(brochure.speciality.locator('option:checked')).toHaveText('Orthopedic Surgery');
  await expect(brochure.email).toHaveValue(person.email);
  await expect(brochure.mayWrite).toBeChecked();
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

  await page.goto(`${link.slice(0, -3)}xxx`);
  await expect(page).toHaveURL(/\/brochure\?link=unknown$/);
  await expect(page.getByText('This link does not work')).toBeVisible();
  await hasNoAxeViolations(page);
  const expired = await (await page.request.get('/brochure?link=expired&speciality=fertility')).text();
  expect(expired).toContain('This link has expired');
  expect(expired).toMatch(/<option[^>]* value="fertility"[^>]* selected|<option[^>]* selected[^>]* value="fertility"/);
  expect(expired).toMatch(/<meta name="robots" content="[^"]*noindex/);
});
