/** Doctors for the patient's own treatment, booked straight into the journey. */
import { makeUnavailable } from '../../flows/api-unavailable.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test('a patient finds a doctor for their treatment and books into the journey', async ({ newPerson, site }) => {
  const patient = await newPatient(site);
  const request = await askForTreatment(patient);
  const journey = await beginJourney(site, patient, request);
  const page = await newPerson({ ...CALM, viewport: { width: 390, height: 844 }, timezoneId: 'Africa/Nairobi' });
  await patient.signIn(page);
  await page.goto('/patient/find-doctors');
  const { main } = new PortalFrame(page);
  const treatment = main.getByRole('combobox', { name: 'Treatment' });
  await expect(treatment.locator('option:checked')).toHaveText(request.treatment.name);
  const { total } = await patient.call<{ total: number }>(
    'GET',
    `/doctors?treatment_id=${request.treatment.id}&limit=1`,
  );
  const cards = main.getByRole('list', { name: 'Doctors' }).getByRole('article');
  await expect(cards).toHaveCount(Math.min(12, total));
  await hasNoAxeViolationsAt(page);
  await fitsItsWidth(page);

  await main.getByRole('combobox', { name: 'Language' }).selectOption('Bengali');
  await expect(page).toHaveURL(/language=Bengali/);
  await expect(cards.filter({ hasNotText: 'Bengali' })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await main.getByRole('combobox', { name: 'Language' }).selectOption('Any language');
  await expect(cards).toHaveCount(Math.min(12, total));

  const choose = cards.last().getByRole('button', { name: /^Choose a time/ });
  const doctor = await cards.last().getByRole('heading').innerText();
  await choose.click();
  const dialog = page.getByRole('dialog', { name: `Book ${doctor}` });
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await expect(dialog.getByText('Please choose a time.')).toBeVisible();
  await dialog.locator('input[name=starts_at]').last().check({ force: true });
  await dialog.getByRole('textbox', { name: /What should the doctor know/ }).fill('About my knee.');
  await hasNoAxeViolationsAt(page, [390]);
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL('/patient-portal/appointments');
  const booked = main.getByRole('region').filter({ hasText: 'Your time, Nairobi' });
  await expect(booked).toContainText(doctor);

  await page.goto('/patient-portal');
  await expect(main.getByRole('region', { name: 'Next appointment' })).toContainText('Your time, Nairobi');
  const { entries } = await site.api.as<{ entries: { event: string }[] }>('ayana_staff', 'GET', `/cases/${journey}`);
  expect(entries.map(({ event }) => event)).toContain('appointment_booked');
});

test('without a request all doctors are shown, with the way to ask; requests that cannot be read are not said to be none', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/503 GET .*\/treatment-requests/);
  const patient = await newPatient(site);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/patient/find-doctors');
  const { main } = new PortalFrame(page);
  await expect(main.getByRole('status').getByRole('link', { name: 'Ask for a treatment' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Doctors' }).getByRole('article').first()).toBeVisible();
  await page.goto('/patient/find-doctors?language=Russian&fee_max=1');
  await expect(main.getByRole('heading', { name: 'No doctor matches' })).toBeVisible();
  await main.getByRole('link', { name: 'Clear filters' }).click();
  await expect(main.getByRole('list', { name: 'Doctors' }).getByRole('article').first()).toBeVisible();

  await makeUnavailable(page, /\/api\/treatment-requests/);
  await page.goto('/patient/find-doctors');
  await expect(main).toContainText('couldn’t be loaded, so these are all doctors.');
  await expect(main.getByRole('link', { name: 'Ask for a treatment' })).toHaveCount(0);
});
