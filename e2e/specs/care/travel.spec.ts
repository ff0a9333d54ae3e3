/** Staff plan a trip on the case page; the patient follows it live. */
import { askForTreatment, beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { inDays } from '../../harness/people.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Africa/Nairobi' };

test('the case manager adds a part of the trip, and the patient reads it at once, on both clocks', async ({
  newPerson,
  signedIn,
  site,
}) => {
  const patient = await newPatient(site, 'Amal');
  const journey = await beginJourney(site, patient);
  const phone = await newPerson(PHONE);
  await patient.signIn(phone);
  await phone.goto('/patient-portal/travel');
  await expect(phone.getByRole('heading', { name: 'Your travel plan begins here' })).toBeVisible();
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);

  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto(`/case-manager/cases/${journey}?section=travel`);
  await desk.getByRole('button', { name: 'Add a part' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add a part of the trip' });
  await dialog.getByRole('combobox', { name: 'What it is' }).selectOption('Pickup');
  await expect(dialog.getByRole('combobox', { name: 'Clock of the start' })).toHaveValue('Asia/Kolkata');
  await dialog.getByRole('button', { name: 'Add to the plan' }).click();
  await expect(dialog.getByText('Please say where it is.')).toBeVisible();
  await expect(dialog.getByText('Please choose a day.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^From/ }).fill('Chennai airport');
  await dialog.getByRole('textbox', { name: /^To/ }).fill('Lantern Bay Hospital');
  await dialog.getByRole('textbox', { name: /^Address in the local script/ }).fill('லாண்டர்ன் பே மருத்துவமனை');
  await dialog.getByLabel(/^Day/).fill(inDays(5));
  await dialog.getByLabel(/^Time/).fill('09:30');
  await dialog.getByLabel(/^Ends on/).fill(inDays(5));
  await dialog.getByLabel(/^Ends at/).fill('09:00');
  await dialog.getByRole('button', { name: 'Add to the plan' }).click();
  await expect(dialog.getByText('It cannot end before it starts.')).toBeVisible();
  await dialog.getByLabel(/^Ends at/).fill('10:15');
  await hasNoAxeViolationsAt(desk);
  await dialog.getByRole('button', { name: 'Add to the plan' }).click();
  await expect(dialog).toBeHidden();

  const leg = phone
    .getByRole('list', { name: 'Day by day' })
    .getByRole('listitem')
    .filter({ hasText: 'Pickup' })
    .last();
  await expect(leg).toContainText('Chennai airport → Lantern Bay Hospital');
  await expect(leg).toContainText('09:30');
  await expect(leg).toContainText('07:00 your time');
  await expect(leg).toContainText('லாண்டர்ன் பே மருத்துவமனை');
  await expect(leg).toContainText('Planned');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);

  await desk.locator('summary').filter({ hasText: 'More about Pickup' }).click();
  await desk.getByRole('button', { name: 'Mark as booked' }).click();
  await expect(leg).toContainText('Booked');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
});

test('the patient gives their passport number, makes a calendar link that a new one replaces, and ticks off tasks', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/422 PATCH .*\/patient-details/);
  test.slow();
  const patient = await newPatient(site, 'Basma');
  const request = await askForTreatment(patient, { preferred_from: inDays(40), preferred_to: inDays(60) });
  const journey = await beginJourney(site, patient, request);
  await site.api.as('ayana_staff', 'POST', '/travel-legs', {
    journey_id: journey,
    kind: 'flight',
    from_place: 'Nairobi',
    to_place: 'Chennai',
    starts_at: `${inDays(9)}T06:00:00Z`,
    zone: 'Africa/Nairobi',
  });
  const page = await newPerson(PHONE);
  await patient.signIn(page);
  await page.goto('/patient-portal/travel');
  await page.getByRole('region', { name: 'About you' }).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your details' });
  await dialog.getByRole('textbox', { name: /^Passport number/ }).fill('AB1234567');
  await dialog.getByRole('textbox', { name: /^Their phone/ }).fill('not a phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Their phone/ })).toHaveAttribute('aria-invalid', 'true');
  await hasNoAxeViolationsAt(page);
  await dialog.getByRole('textbox', { name: /^Their phone/ }).fill('+254 700 000 000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('AB1234567');

  await page.getByRole('button', { name: 'Make a calendar link' }).click();
  const link = page.getByRole('textbox', { name: 'Calendar link' });
  await expect(link).toHaveValue(/\/api\/travel-feeds\//);
  const first = await link.inputValue();
  expect(await (await fetch(first)).text()).toContain('Nairobi – Chennai');
  await expect(page.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute('href', /^webcal:/);
  await hasNoAxeViolationsAt(page);
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(first);
  expect((await fetch(first)).status).toBe(404);

  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto(`/case-manager/cases/${journey}?section=travel`);
  await expect(desk.getByRole('region', { name: 'Visa' })).toContainText('AB1234567');
  await hasNoAxeViolationsAt(desk);

  await completeStage(site, journey, 5);
  // The tasks come from the queue, which has the work of other tests, too: the page shows them soon after they are there.
  const titles = ['Apply for your medical visa', 'Book your flights', 'Send us your ticket'];
  const made = async (): Promise<string[]> => {
    const { items } = await patient.call<{ items: { title: string }[] }>('GET', `/journey-tasks?journey_id=${journey}`);
    return titles.filter((wanted) => items.some(({ title }) => title === wanted));
  };
  await expect.poll(made).toEqual(titles);
  const tasks = page.getByRole('region', { name: 'Your tasks for the trip' });
  await expect(tasks.getByRole('listitem')).toHaveCount(3);
  await expect(tasks.getByRole('heading', { level: 3 })).toHaveText([/^Due /, /^Due /, /^Due /]);
  await hasNoAxeViolationsAt(page);
  await fitsItsWidth(page);
  await tasks.getByRole('button', { name: 'Done: Book your flights' }).click();
  await expect(tasks.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(tasks.getByRole('listitem')).toHaveText([/visa/, /ticket/]);
});
