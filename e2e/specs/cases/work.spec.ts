/** Work of a case that others do: given to a doctor, tasks of colleagues, and what begins by itself. */
import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('an opinion is given to a doctor, who accepts and finishes it', async ({ signedIn, site }) => {
  const { id, name: patient, treatment } = await beginCase(site, 'Ouarda');
  const doctor = await site.api.as<{ id: string }>('doctor', 'GET', '/auth/account');
  const candidates = await site.api.as<{ id: string; name: string }[]>(
    'ayana_staff',
    'GET',
    '/assignments/candidates?kind=opinion&limit=50',
  );
  const name = candidates.find((each) => each.id === doctor.id)?.name ?? '';
  const desk = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await desk.goto(`/case-manager/cases/${id}`);
  const work = new PortalFrame(desk).main.getByRole('region', { name: 'Handed over' });
  await work.getByRole('button', { name: 'Give work' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Give work' });
  await dialog.getByRole('button', { name: 'Give work' }).click();
  await expect(dialog).toContainText('Please choose who does it.');
  await expect(dialog).toContainText('Please say what you need from them.');
  await hasNoAxeViolations(desk);
  await dialog.getByRole('searchbox', { name: 'Doctor' }).fill(name);
  await dialog
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await dialog.getByLabel('Note').fill('Is she fit to travel?');
  await dialog.getByRole('button', { name: 'Give work' }).click();
  await expect(dialog).toBeHidden();
  await expect(work.getByRole('listitem')).toContainText('Waiting for an answer');

  const surgery = await signedIn('doctor', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const theirs = new PortalFrame(surgery);
  await surgery.goto(`/case-manager/cases/${id}`);
  await expect(theirs.heading).toHaveText(treatment);
  await expect(theirs.main).not.toContainText(patient);
  const own = theirs.main.getByRole('region', { name: 'Your work' });
  await expect(own).toContainText('Is she fit to travel?');
  await hasNoAxeViolations(surgery);
  await fitsItsWidth(surgery);
  await own.getByRole('button', { name: 'Accept' }).click();
  await expect(own).toContainText('In work');
  await expect(work.getByRole('listitem')).toContainText('In work');
  await own.getByRole('button', { name: 'Done' }).click();
  await surgery.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(own.getByRole('listitem')).toContainText('Done');
  await expect(work.getByRole('listitem')).toContainText('Done');
});

test('a doctor declines work with the reason, which the case manager reads', async ({ signedIn, site, faults }) => {
  // The event of the decline may be faster than the way out of the case, which is not the doctor's any more.
  faults.allow(/404 GET .*journey_id=/);
  const { id } = await beginCase(site, 'Parveen');
  const doctor = await site.api.as<{ id: string }>('doctor', 'GET', '/auth/account');
  await site.api.as('ayana_staff', 'POST', '/assignments', {
    journey_id: id,
    kind: 'opinion',
    assignee_user_id: doctor.id,
    brief: 'Is she fit to travel?',
  });
  const page = await signedIn('doctor', { reducedMotion: 'reduce' });
  await page.goto(`/case-manager/cases/${id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this work' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toContainText('Please say why you decline.');
  await dialog.getByLabel('Reason').fill('I am away until Monday.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL('/case-manager');
  const desk = await signedIn('ayana_staff');
  await desk.goto(`/case-manager/cases/${id}`);
  await expect(new PortalFrame(desk).main.getByRole('region', { name: 'Handed over' })).toContainText(
    'Declined: I am away until Monday.',
  );
});

test('work without an answer in time is late on both sides, and gets more time', async ({ signedIn, site }) => {
  const { id } = await beginCase(site, 'Tahmina');
  const doctor = await site.api.as<{ id: string }>('doctor', 'GET', '/auth/account');
  const given = await site.api.as<{ id: string; assignee_name: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id: id,
    kind: 'opinion',
    assignee_user_id: doctor.id,
    brief: 'Is she fit to travel?',
  });
  const desk = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await desk.goto(`/case-manager/cases/${id}`);
  const { main } = new PortalFrame(desk);
  const row = main.getByRole('region', { name: 'Handed over' }).getByRole('listitem').first();
  await expect(row).toContainText('Waiting for an answer');
  const surgery = await signedIn('doctor', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await surgery.goto(`/case-manager/cases/${id}`);
  const own = new PortalFrame(surgery).main.getByRole('region', { name: 'Your work' });
  await expect(own).toContainText('Answer by');
  await expect(own).not.toContainText('No answer in time');
  await site.timeTravel.lapseWork(given.id);
  // Both pages are open: the event lets them read it again.
  await expect(row).toContainText('No answer in time');
  await expect(own).toContainText('No answer in time');
  await expect(own.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Tasks' })).toContainText(
    `${given.assignee_name} has not answered: Medical opinion`,
  );
  await hasNoAxeViolations(desk);
  await fitsItsWidth(surgery);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Change the time' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change the time' });
  await dialog.getByLabel('Due on').fill(new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).not.toContainText('No answer in time');
  await expect(own).not.toContainText('No answer in time');
});

test('work that was declined is given to someone else, with a message of its own', async ({ signedIn, site }) => {
  const { id } = await beginCase(site, 'Ulfat');
  const find = (): Promise<{ id: string; name: string }[]> =>
    site.api.as('ayana_staff', 'GET', `/assignments/candidates?kind=referral&journey_id=${id}`);
  const [first] = await find();
  const given = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id: id,
    kind: 'referral',
    partner_hospital_id: first?.id,
    brief: 'A quote for a new hip, please.',
  });
  await site.api.as('ayana_staff', 'PATCH', `/assignments/${given.id}`, {
    status: 'declined',
    declined_reason: 'No bed until May.',
  });
  const desk = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await desk.goto(`/case-manager/cases/${id}`);
  const work = new PortalFrame(desk).main.getByRole('region', { name: 'Handed over' });
  const row = work.getByRole('listitem').filter({ hasText: 'Declined: No bed until May.' });
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Give it to someone else' }).click();
  const dialog = desk.getByRole('dialog', { name: 'give it to someone else' });
  await expect(dialog.getByLabel('Note')).toHaveValue('A quote for a new hip, please.');
  await dialog.getByRole('button', { name: 'Give it to them' }).click();
  await expect(dialog).toContainText('Please choose who does it.');
  await hasNoAxeViolations(desk);
  const [next] = await find();
  expect(next?.id).not.toBe(first?.id);
  await expect(dialog.getByRole('button', { name: first?.name ?? '' })).toHaveCount(0);
  const choice = dialog.getByRole('button', { name: next?.name ?? '' }).first();
  // Why they are suggested is said.
  await expect(choice).toContainText(/open/);
  await choice.click();
  await dialog.getByLabel('First message').fill('The family arrives on Friday.');
  await dialog.getByRole('button', { name: 'Give it to them' }).click();
  await expect(dialog).toBeHidden();
  await expect(work.getByRole('listitem').filter({ hasText: next?.name ?? '' })).toContainText('Waiting for an answer');
});

test('a task is given to a colleague, and an automatic step that failed is run again', async ({ signedIn, site }) => {
  const { id } = await beginCase(site, 'Qamar');
  const done = () =>
    site.api
      .as<{ name: string; status: string }[]>('admin', 'GET', `/journey-automations?journey_id=${id}`)
      .then((all) => all.every(({ status }) => status === 'done'));
  await expect.poll(done).toBe(true);
  await site.timeTravel.failAutomation(id, 'ask_for_records', 'The papers of this treatment are not known.');
  const { id: task } = await site.api.as<{ id: string }>('admin', 'POST', '/journey-tasks', {
    journey_id: id,
    title: 'Call the clinic',
    owner_kind: 'patient',
  });
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto(`/case-manager/cases/${id}`);
  const { main } = new PortalFrame(page);
  const row = main.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: 'Call the clinic' });
  await expect(row).toContainText('Patient');
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change this task' });
  await dialog.getByLabel('Who does it').selectOption('A colleague');
  await dialog.getByRole('searchbox', { name: 'Colleague' }).fill('Demo admin');
  await dialog.getByRole('button', { name: /^Demo admin/ }).click();
  // A colleague renames it meanwhile: the form shows that, and keeps who was chosen.
  await site.api.as('admin', 'PATCH', `/journey-tasks/${task}`, { title: 'Call the clinic today' });
  await expect(dialog.getByLabel('What is to be done')).toHaveValue('Call the clinic today');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Call the clinic today');
  await expect(row).toContainText('Demo admin');

  const card = main.getByRole('region', { name: 'Automatic steps' });
  const failed = card.getByRole('listitem').filter({ hasText: 'The papers of this treatment are not known.' });
  await expect(failed).toContainText('Failed');
  await failed.getByRole('button', { name: 'Run again' }).click();
  await expect(card.getByText('Failed')).toHaveCount(0);
  await expect(card.getByText('Waiting')).toHaveCount(0);
  await expect(card).not.toContainText('The papers of this treatment are not known.');
});
