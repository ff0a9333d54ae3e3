/** One case: who else is there, and what they do. */
import { beginCase } from '../../flows/cases.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

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
