import { requestConsultation } from '../../flows/send-forms.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { RequestView } from '../../pages/inbox-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('a case manager’s queue lists what is claimed by due time, live, with links and keys', async ({
  signedIn,
  site,
}) => {
  const [later, sooner] = [demoPerson('Zoe'), demoPerson('Ada')];
  const ids = [await requestConsultation(site.api, later), await requestConsultation(site.api, sooner)] as const;
  await site.timeTravel.age(ids[1], 20);
  const page = await signedIn('super_admin', { reducedMotion: 'reduce' });
  await page.goto('/case-manager');
  const { main } = new PortalFrame(page);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My queue');
  for (const id of ids) await site.api.as('super_admin', 'POST', `/inbox/${id}/claim`);
  const names = main.getByRole('grid', { name: /^What is waiting/ }).getByRole('link');
  const mine = names.filter({ hasText: new RegExp(`${later.last_name}|${sooner.last_name}`) });
  await expect(mine).toContainText([fullName(sooner), fullName(later)]);
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [320, 640, 860, 1024, 1440]);
  await page.keyboard.press('j');
  await expect(main.getByRole('row').nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(main.getByRole('row').nth(2).getByRole('link')).toBeFocused();
  await names.filter({ hasText: fullName(later) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/inbox?request=${ids[0]}`);
  await expect(new RequestView(page, fullName(later)).heading).toBeVisible();
});

test('a doctor can open the queue and the patients’ pages, and reads what they are for', async ({ signedIn }) => {
  const page = await signedIn('doctor', { reducedMotion: 'reduce' });
  await page.goto('/case-manager');
  const { main, heading } = new PortalFrame(page);
  await expect(main).toContainText('Nothing is waiting for you here');
  await main.getByRole('link', { name: 'Open the doctor portal' }).click();
  await expect(page).toHaveURL('/doctor-portal');
  await page.goto('/patient-portal');
  await expect(heading).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await main.getByRole('link', { name: 'Open the doctor portal' }).click();
  await expect(page).toHaveURL('/doctor-portal');
});
