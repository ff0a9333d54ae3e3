/** A case as a whole: given to a colleague, taken, paused, closed and opened again, as two managers see it. */
import type { Page } from '@playwright/test';

import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoEmail } from '../../harness/api.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

/** Opens the dialog of an entry of the case's menu. */
async function choose(page: Page, entry: string) {
  await page.locator('summary', { hasText: 'More actions for this case' }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a case is handed over with a note, and the colleague takes it from there', async ({ signedIn, site }) => {
  const { id, name } = await beginCase(site, 'Jamila');
  const [mine, theirs] = [await signedIn('ayana_staff', { reducedMotion: 'reduce' }), await signedIn('admin')];
  for (const page of [mine, theirs]) await page.goto(`/case-manager/cases/${id}`);
  await expect(new PortalFrame(theirs).heading).toHaveText(name);

  const dialog = await choose(mine, 'Hand over');
  await hasNoAxeViolations(mine);
  await dialog.getByLabel('Note').fill('The son calls on Fridays.');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toContainText('Please choose a colleague.');
  await dialog.getByRole('searchbox', { name: 'Colleague' }).fill('Demo admin');
  await dialog.getByRole('button', { name: /^Demo admin/ }).click();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();

  const { main } = new PortalFrame(theirs);
  await expect(main.getByRole('list', { name: 'Timeline' })).toContainText('The son calls on Fridays.');
  const mail = await site.mail.waitFor(demoEmail('admin'), ({ text }) => text.includes('The son calls on Fridays.'));
  expect(mail.text).toContain(name);
  const manager = async (): Promise<string | undefined> =>
    (await site.api.as<{ case_manager: { name: string } | null }>('super_admin', 'GET', `/cases/${id}`)).case_manager
      ?.name;
  expect(await manager()).toBe('Demo admin');

  await (await choose(mine, 'Take this case')).getByRole('button', { name: 'Take case' }).click();
  await expect(mine.getByRole('dialog')).toBeHidden();
  await expect.poll(manager).toBe('Demo ayana staff');
});

test('a finished stage is opened again; the case is paused, resumed, closed with a reason and opened again', async ({
  signedIn,
  site,
}) => {
  const { id } = await beginCase(site, 'Karima');
  await site.api.as('admin', 'POST', '/rpc/update_journey_stage', {
    p_journey_id: id,
    p_stage_number: 2,
    p_status: 'completed',
  });
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`/case-manager/cases/${id}`);
  const { main } = new PortalFrame(page);
  await expect(main).toContainText('Stage 3 of 10');
  const reopening = await choose(page, 'Open a stage again');
  await reopening.getByLabel('Note').fill('One report is missing.');
  await reopening.getByRole('button', { name: 'Open stage' }).click();
  await expect(main).toContainText('Stage 2 of 10: Records and consent');
  await expect(main.getByRole('list', { name: 'Timeline' })).toContainText('One report is missing.');
  const state = (text: string) => main.locator('header').getByText(text, { exact: true });

  await (await choose(page, 'Pause')).getByRole('button', { name: 'Pause case' }).click();
  await expect(state('Paused')).toBeVisible();
  await (await choose(page, 'Resume')).getByRole('button', { name: 'Resume case' }).click();
  await expect(state('Open')).toBeVisible();

  const closing = await choose(page, 'Close');
  await closing.getByRole('button', { name: 'Close case' }).click();
  await expect(closing).toContainText('Please say why the case is closed.');
  await closing.getByLabel('Reason').fill('She is treated at home.');
  await closing.getByRole('button', { name: 'Close case' }).click();
  await expect(state('Closed')).toBeVisible();
  await expect(main).toContainText('Closed because: She is treated at home.');
  await expect(main.getByRole('button', { name: 'Complete stage' })).toHaveCount(0);

  await (await choose(page, 'Open again')).getByRole('button', { name: 'Open case' }).click();
  await expect(state('Open')).toBeVisible();
  await expect(main).not.toContainText('Closed because');
});

test('a colleague’s change is explained, and what was entered is kept', async ({ signedIn, site, faults }) => {
  faults.expect(/412 PATCH .*\/patient-journeys\//);
  const { id } = await beginCase(site, 'Mahira');
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto(`/case-manager/cases/${id}`);
  const dialog = await choose(page, 'Close');
  await dialog.getByLabel('Reason').fill('No answer for a month.');
  // The colleague's press comes after this one was sent, and before the API has it.
  await page.route(
    '**/api/patient-journeys/*',
    async (route) => {
      await site.api.as('admin', 'PATCH', `/patient-journeys/${id}`, { status: 'paused' });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect(dialog).toContainText('Nothing was saved: a colleague has changed this case at the same time.');
  await expect(dialog).toContainText('The case is paused now.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('No answer for a month.');
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect(new PortalFrame(page).main).toContainText('Closed because: No answer for a month.');
});
