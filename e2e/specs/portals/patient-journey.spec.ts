/** The first page of a patient who has a journey: where it is, what is next, live, and readable while offline. */
import { askForTreatment, beginJourney, completeStage, newPatient, waiveTasks } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { inDays } from '../../harness/people.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce' } as const;

test('the journey shows its stages with their people and the next task, and moves on while the page is open', async ({
  newPerson,
  site,
}) => {
  const patient = await newPatient(site);
  const request = await askForTreatment(patient);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/patient-portal');
  const { main } = new PortalFrame(page);
  await expect(main.getByRole('heading', { name: `We have your request for ${request.treatment.name}` })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();

  const journey = await beginJourney(site, patient, request);
  const card = main.getByRole('region', { name: `Your journey: ${request.treatment.name}` });
  await expect(card).toContainText('1 of 10 stages are completed.');
  const present = card.locator('[aria-current=step]');
  await expect(present).toContainText('Records and consent');
  await completeStage(site, journey, 2);
  await expect(present).toContainText('Medical opinion');
  await expect(card.getByRole('listitem').nth(1)).toContainText(/Records and consent.*done.*Demo ayana staff/i);
  await expect(
    main
      .getByRole('region', { name: 'Notifications', exact: true })
      .getByRole('link', { name: 'Completed: Records and consent' }),
  ).toHaveAttribute('href', '/patient-portal');
  await expect(main.getByRole('heading', { name: /^Send your/ }).first()).toBeVisible();
  await waiveTasks(site, journey);
  await expect(main.getByRole('heading', { name: 'Next: Medical opinion' })).toBeVisible();

  const task = { journey_id: journey, stage_number: 3, title: 'Tell us your blood group', owner_kind: 'patient' };
  await site.api.as('ayana_staff', 'POST', '/journey-tasks', { ...task, due_at: `${inDays(3)}T10:00:00Z` });
  await expect(main.getByRole('heading', { name: task.title })).toBeVisible();
  const tasks = main.getByRole('region', { name: 'Your tasks' });
  await expect(tasks).toContainText('Due by');
  await hasNoAxeViolationsAt(page);
  await tasks.getByRole('button', { name: `Done: ${task.title}` }).click();
  await expect(tasks).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Next: Medical opinion' })).toBeVisible();

  await site.api.as('ayana_staff', 'PATCH', `/treatment-requests/${request.id}`, { status: 'waiting_for_patient' });
  await expect(main.getByRole('heading', { name: 'Your case manager waits for your answer' })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);
  await main.getByRole('link', { name: 'Read and answer' }).click();
  await expect(page).toHaveURL(`/requests/patient-portal/${request.id}`);
});

test('the page is readable while offline, says since when, and leaves nothing behind after signing out', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|console warning/);
  const patient = await newPatient(site);
  const request = await askForTreatment(patient);
  const journey = await beginJourney(site, patient, request);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/patient-portal');
  const frame = new PortalFrame(page);
  const { main } = frame;
  const card = main.getByRole('region', { name: `Your journey: ${request.treatment.name}` });
  await expect(card).toContainText('1 of 10 stages');
  await frame.line('Requests').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Treatment requests' })).toBeVisible();

  await page.context().setOffline(true);
  await completeStage(site, journey, 2);
  await frame.line('Journey').click();
  await expect(main.getByRole('status')).toContainText(/This is how it was today at \d\d:\d\d/);
  await expect(card).toContainText('1 of 10 stages');
  await expect(main.getByRole('alert')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(card).toContainText('2 of 10 stages');
  await expect(main.getByText(/This is how it was/)).toHaveCount(0);
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ayana.seen')));
  expect(await stored()).not.toHaveLength(0);
  await frame.signOut.click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await stored()).toEqual([]);
});
