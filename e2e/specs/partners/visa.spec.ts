/** A visa office takes an application to the visa; the patient and the case manager read each step as it is entered. */
import type { Page } from '@playwright/test';

import { beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const OFFICE = 'partner/travel_visa';
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kolkata' } as const;
const DESK = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Kolkata' } as const;

/** A dialog of a step, by its title. */
const step = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('applied, an appointment, refused, applied again and granted: each is read at once by those it concerns', async ({
  newPerson,
  signedIn,
  site,
}) => {
  const patient = await newPatient(site, 'Wairimu');
  const journey_id = await beginJourney(site, patient);
  const { id: assignee_user_id } = await site.api.as<{ id: string }>(OFFICE, 'GET', '/auth/account');
  const work = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id,
    kind: 'visa_support',
    assignee_user_id,
    brief: 'Please help with the medical visa.',
  });
  await site.api.as(OFFICE, 'PATCH', `/assignments/${work.id}`, { status: 'accepted' });

  const office = await signedIn(OFFICE, PHONE);
  const hers = await newPerson({ ...PHONE, timezoneId: 'Africa/Nairobi' });
  await patient.signIn(hers);
  await Promise.all([hers.goto('/patient-portal/travel'), office.goto(`/partner-portal/work/${work.id}#visa`)]);
  const steps = office.getByRole('list', { name: 'Steps to the visa' });
  await expect(steps).toContainText('Passport: not there yet.');
  const card = hers.getByRole('listitem').filter({ hasText: 'Visa application' });
  await expect(card).toContainText('Documents needed');

  // What is missing is named at its field, and nothing is sent.
  await office.getByRole('button', { name: 'Enter the application' }).click();
  await step(office, 'The application was sent').getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Please enter the reference.')).toBeVisible();
  await office.getByRole('textbox', { name: /^Reference of the application/ }).fill('IND-4711');
  await hasNoAxeViolationsAt(office);
  await fitsItsWidth(office);
  await office.keyboard.press('Enter');
  await expect(steps).toContainText('Reference IND-4711');
  await expect(card).toContainText('Applied');
  await expect(card).toContainText('Reference IND-4711');

  await office.getByRole('button', { name: 'Enter an appointment' }).click();
  const visit = step(office, 'Appointment at the visa centre');
  await visit.getByLabel(/^Day/).fill(inDays(9));
  await visit.getByLabel(/^Time/).fill('09:30');
  await visit.getByLabel(/^Clock of the visa centre/).selectOption('Africa/Nairobi');
  await visit.getByRole('textbox', { name: /^Visa centre/ }).fill('Indian visa centre, Kitengela Road');
  await fitsItsWidth(office);
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(visit).toBeHidden();
  await expect(steps).toContainText('Indian visa centre, Kitengela Road');
  // One part of the trip, read in the plan and on the card.
  const plan = hers.getByRole('list', { name: 'Day by day' });
  await expect(plan).toContainText('Indian visa centre, Kitengela Road');
  await expect(plan).toContainText('09:30');
  await expect(card).toContainText('Appointment booked');

  const staff = await signedIn('ayana_staff', DESK);
  await staff.goto(`/case-manager/cases/${journey_id}?section=travel`);
  await expect(staff.getByRole('main')).toContainText('Appointment booked');
  await office.getByRole('button', { name: 'Visa refused' }).click();
  const refused = step(office, 'The visa was refused');
  await refused.getByRole('textbox', { name: /^Reason/ }).fill('The bank statement of the attendant was missing.');
  await refused.getByRole('button', { name: 'Save' }).click();
  await expect(refused).toBeHidden();
  const reason = 'The bank statement of the attendant was missing.';
  await expect(card).toContainText(reason);
  await expect(staff.getByRole('main')).toContainText(reason);

  await office.getByRole('button', { name: 'Enter the application' }).click();
  await step(office, 'The application was sent')
    .getByRole('textbox', { name: /^Reference/ })
    .fill('IND-4712');
  await office.keyboard.press('Enter');
  await expect(steps).toContainText('Reference IND-4712');
  await office.getByRole('button', { name: 'Visa granted' }).click();
  const granted = step(office, 'The visa was granted');
  await granted.getByRole('textbox', { name: /^Visa number/ }).fill('VJ0042');
  await granted.getByLabel(/^Valid until/).fill(inDays(180));
  await granted.getByRole('button', { name: 'Save' }).click();
  await expect(granted).toBeHidden();
  await expect(steps).toContainText('Visa number VJ0042');
  await expect(card).toContainText('Granted');
  await expect(card).toContainText('Visa number VJ0042');
  for (const page of [office, hers]) {
    await hasNoAxeViolationsAt(page);
    await fitsItsWidth(page);
  }
});
