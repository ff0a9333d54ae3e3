/** Work of a case that others do: given to a doctor, tasks of colleagues, and what begins by itself. */
import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('an opinion is given to a doctor, who accepts and finishes it', async ({ signedIn, site }) => {
  const { id, treatment } = await beginCase(site, 'Ouarda');
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
  await surgery.goto('/case-manager');
  const theirs = new PortalFrame(surgery);
  await surgery.goto(`/case-manager/cases/${id}`);
  await expect(theirs.heading).toHaveText(treatment);
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

test('a doctor declines work with the reason, which the case manager reads', async ({ signedIn, site }) => {
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

test('a task shows whose it is and is given to a colleague', async ({ signedIn, site }) => {
  const { id } = await beginCase(site, 'Qamar');
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
});

test('an automation that failed says why and is run again', async ({ signedIn, site }) => {
  const { id } = await beginCase(site, 'Rehana');
  const done = () =>
    site.api
      .as<{ name: string; status: string }[]>('admin', 'GET', `/journey-automations?journey_id=${id}`)
      .then((all) => all.every(({ status }) => status === 'done'));
  await expect.poll(done, { timeout: 20_000 }).toBe(true);
  await site.timeTravel.failAutomation(id, 'ask_for_records', 'The papers of this treatment are not known.');
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto(`/case-manager/cases/${id}`);
  const card = new PortalFrame(page).main.getByRole('region', { name: 'Automatic steps' });
  const row = card.getByRole('listitem').filter({ hasText: 'The papers of this treatment are not known.' });
  await expect(row).toContainText('Failed');
  await row.getByRole('button', { name: 'Run again' }).click();
  await expect(card.getByText('Failed')).toHaveCount(0);
  await expect(card.getByText('Waiting')).toHaveCount(0, { timeout: 20_000 });
  await expect(card).not.toContainText('The papers of this treatment are not known.');
});

test('the request of a case is opened from its page', async ({ signedIn, site }) => {
  const { id, request } = await beginCase(site, 'Sabina');
  const page = await signedIn('ayana_staff');
  await page.goto(`/case-manager/cases/${id}`);
  await new PortalFrame(page).main.getByRole('link', { name: 'Open the request' }).click();
  await expect(page).toHaveURL(`/admin/requests/${request}`);
});
