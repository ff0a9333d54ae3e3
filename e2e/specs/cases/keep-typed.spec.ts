/** What a case manager types stays while colleagues change the same thing. */
import { askForTreatment } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('notes that are being typed on a request stay when a colleague changes it', async ({ signedIn, site }) => {
  const { id } = await askForTreatment(site, 'Nadia');
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto(`/admin/requests/${id}`);
  const { main } = new PortalFrame(page);
  const notes = main.getByLabel('Notes of the staff');
  await notes.fill('Ask for the last report.');

  await site.api.as('admin', 'PATCH', `/treatment-requests/${id}`, { status: 'in_review' });
  await expect(main.getByRole('combobox', { name: 'Status' })).toHaveValue('in_review');
  await expect(notes).toHaveValue('Ask for the last report.');
  await expect(main).toContainText('saved this while you were editing: Status');

  await site.api.as('admin', 'PATCH', `/treatment-requests/${id}`, { admin_notes: 'Called her today.' });
  const conflict = main.getByRole('region', { name: /saved this while you were editing/ });
  await expect(conflict).toContainText('Called her today.');
  await expect(notes).toHaveValue('Ask for the last report.');
  await conflict.getByRole('button', { name: 'Keep all of mine' }).click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => {
      const request = await site.api.as<{ admin_notes: string }>('admin', 'GET', `/treatment-requests/${id}`);
      return request.admin_notes;
    })
    .toBe('Ask for the last report.');
});
