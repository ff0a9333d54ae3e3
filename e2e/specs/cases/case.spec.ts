/** One case: its stages, tasks and notes, and who else is there. */
import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

test('a case: a stage is completed, a task added and finished, a note written', async ({ signedIn, site }) => {
  const { id, name, treatment, request } = await beginCase(site, 'Farida');
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`/case-manager/cases/${id}`);
  const { main, heading } = new PortalFrame(page);
  await expect(heading).toHaveText(name);
  await expect(main).toContainText(treatment);
  await expect(main.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
    'href',
    `/admin/requests/${request}`,
  );
  await expect(main).toContainText('Stage 2 of 10: Records and consent');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);

  await main.getByRole('button', { name: 'Complete stage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(main).toContainText('Stage 3 of 10: Medical opinion');

  await main.getByRole('button', { name: 'Add a task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a task' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog).toContainText('Please say what is to be done.');
  await dialog.getByLabel('What is to be done').fill('Call the family on Friday');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  const task = main.getByRole('checkbox', { name: 'Call the family on Friday' });
  // It leaves the list once it is finished.
  await task.click();
  await expect(task).toHaveCount(0);

  await main.getByRole('textbox', { name: 'Note for the team' }).fill('The brother speaks English.');
  await main.getByRole('button', { name: 'Save note' }).click();
  await expect(main.getByRole('list', { name: 'Timeline' })).toContainText('The brother speaks English.');
});

test('what a colleague does on a case shows at once', async ({ signedIn, site }) => {
  const { id } = await beginCase(site, 'Gita');
  const page = await signedIn('ayana_staff');
  await page.goto(`/case-manager/cases/${id}`);
  const { main } = new PortalFrame(page);
  await expect(main).toContainText('Stage 2 of 10');
  const colleague = await signedIn('admin');
  await colleague.goto(`/case-manager/cases/${id}`);
  await expect(main).toContainText('Demo admin has this case open');
  await expect(new PortalFrame(colleague).main).toContainText('Demo ayana staff has this case open');
  await colleague.goto('/case-manager');
  await expect(main).not.toContainText('has this case open');
  await site.api.as('admin', 'POST', '/rpc/update_journey_stage', {
    p_journey_id: id,
    p_stage_number: 2,
    p_status: 'completed',
  });
  await expect(main).toContainText('Stage 3 of 10');
});
