/** A patient asks for a treatment, follows the request, answers, and withdraws it. */
import { makeUnavailable, UNAVAILABLE } from '../../flows/api-unavailable.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { PASSWORD } from '../../flows/accounts.ts';
import { signIn } from '../../flows/sign-in.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { inDays } from '../../harness/people.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const CALM = { reducedMotion: 'reduce' } as const;

test('a patient asks for a treatment and finds it in the list', async ({ newPerson, site }) => {
  const patient = await newPatient(site);
  const page = await newPerson({ ...CALM, viewport: { width: 390, height: 844 } });
  await patient.signIn(page);
  await page.goto('/patient-portal/requests');
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a treatment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a treatment');

  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please choose a treatment.')).toBeVisible();
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  await expect(treatment).toBeFocused();
  await treatment.selectOption({ index: 1 });
  const chosen = await treatment.locator('option:checked').innerText();
  // Selectors add what patients call it.
  const [name = ''] = chosen.split(' (');
  await page.getByRole('textbox', { name: /^Your notes/ }).fill('My left knee hurts <b>at night</b>.');
  await page.getByRole('radio', { name: /^Urgent/ }).check();
  await expect(page.getByText('go to the nearest hospital first')).toBeVisible();
  await page.getByRole('radio', { name: /^High/ }).check();
  await page.getByLabel(/^First day/).fill(inDays(40));
  await page.getByLabel(/^Last day/).fill(inDays(30));
  await page.getByRole('combobox', { name: /^People who travel/ }).selectOption('2 people');
  await page.getByRole('combobox', { name: /^Preferred city/ }).fill('Chennai');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('The last day cannot be before the first.')).toBeVisible();
  await page.getByLabel(/^Last day/).fill(inDays(60));
  await fitsItsWidthAt(page, WIDTHS);
  // The draft survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Your notes/ })).toHaveValue('My left knee hurts <b>at night</b>.');
  await expect(treatment.locator('option:checked')).toHaveText(chosen);
  await hasNoAxeViolationsAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Send request' }).click();

  await expect(page).toHaveURL(/\/requests\/patient-portal\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const asked = page.getByRole('region', { name: 'What was asked for' });
  // Brackets are replaced by the API (spec section 5).
  await expect(asked).toContainText('My left knee hurts ‹b›at night‹/b›.');
  await expect(asked).toContainText('High');
  await expect(asked).toContainText('2 people');
  await expect(asked).toContainText('Chennai');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);

  await page.goto('/patient-portal/requests');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Received');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
});

test('the request follows what the staff do; the patient answers and withdraws; staff read it, and others do not', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  test.slow();
  // The address does not say which kind of request it is.
  faults.expect(/404 GET .*\/(service|treatment)-requests\//);
  const patient = await newPatient(site);
  const request = await askForTreatment(patient, { patient_notes: 'Please call in the evening.' });
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto(`/requests/patient-portal/${request.id}`);
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  const timeline = page.getByRole('list', { name: 'What has happened' });
  await expect(timeline).toContainText('You asked for a treatment');
  await expect(page.getByRole('button', { name: 'Answer' })).toHaveCount(0);

  await site.api.as('ayana_staff', 'POST', `/treatment-requests/${request.id}/notes`, { text: 'Which knee is it?' });
  await site.api.as('ayana_staff', 'PATCH', `/treatment-requests/${request.id}`, {
    status: 'waiting_for_patient',
    admin_notes: 'Only for staff.',
  });
  await expect(page.getByText('We need something from you to go on.')).toBeVisible();
  await expect(timeline).toContainText('Which knee is it?');
  await expect(page.getByText('Only for staff.')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Add a note' }).fill('I am back on Friday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(timeline).toContainText('I am back on Friday.');
  await page.getByRole('button', { name: 'Answer' }).click();
  const answer = page.getByRole('dialog', { name: 'Answer your case manager' });
  await answer.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(answer.getByText('Please write your answer.')).toBeVisible();
  await answer.getByRole('textbox', { name: 'Your answer' }).fill('The left one.');
  await answer.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(answer).toBeHidden();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await expect(timeline).toContainText('The left one.');

  await beginJourney(site, patient, request);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open your journey' })).toHaveAttribute('href', '/patient-portal');

  await page.getByRole('button', { name: 'Withdraw request' }).click();
  const sure = page.getByRole('dialog', { name: 'Withdraw this request?' });
  await hasNoAxeViolationsAt(page);
  await page.keyboard.press('Escape');
  await expect(sure).toBeHidden();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await sure.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0);

  const staff = await signedIn('ayana_staff', CALM);
  await staff.goto(`/requests/${request.id}`);
  await expect(staff.getByRole('region', { name: 'What was asked for' })).toContainText('Please call in the evening.');
  await expect(staff.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0);
  await page.context().clearCookies();
  await (await newPatient(site, 'Omar')).signIn(page);
  await page.goto(`/requests/patient-portal/${request.id}`);
  await expect(page.getByRole('heading', { name: 'This request couldn’t be loaded' })).toBeVisible();
  await expect(page.getByText('Please call in the evening.')).toHaveCount(0);
});

test('treatments that fail to load are read again; a session that ended leads to the login, and keeps the draft', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/503 GET .*\/api\/treatments/);
  faults.expect(/401 POST .*\/treatment-requests/);
  faults.allow(/401 POST .*\/auth\/refresh/);
  const patient = await newPatient(site);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  const wakeUp = await makeUnavailable(page, '**/api/treatments*');
  await page.goto('/patient-portal/requests/new');
  const treatment = page.getByRole('combobox', { name: 'Treatment' });
  await expect(treatment).toContainText(`Error loading treatments: ${UNAVAILABLE}`);
  wakeUp();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(treatment).toContainText('Choose a treatment');
  await expect(treatment).not.toContainText('Error loading treatments');
  await treatment.selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^Your notes/ }).fill('Kept while I am away.');
  // The session cannot be renewed, and its token is no longer known.
  await page.context().clearCookies();
  await page.route(
    '**/api/treatment-requests',
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Unauthorized',
          status: 401,
          code: 'not_signed_in',
          detail: 'User must be authenticated',
          request_id: '1',
        },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpatient-portal%2Frequests%2Fnew/);
  await signIn(page, patient.person.email, PASSWORD);
  await expect(page).toHaveURL('/patient-portal/requests/new');
  await expect(page.getByRole('textbox', { name: /^Your notes/ })).toHaveValue('Kept while I am away.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/patient-portal\/?(requests)?/);
});
