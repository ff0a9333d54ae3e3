import { requestConsultation } from '../../flows/send-forms.ts';
import { openRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, fitsItsWidthAt } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { InboxPage } from '../../pages/inbox-page.ts';

test('on a phone a request is claimed from the list, which does not open it; list and request fit', async ({
  signedIn,
  site,
}) => {
  const person = demoPerson('Konstantinos-Alexandros', 'Papadopoulos-Theodorakopoulos');
  await requestConsultation(site.api, person, { notes: `${'Averylongwordwithoutanyspaces'.repeat(20)} and more` });
  const page = await signedIn('ayana_staff', { viewport: { width: 320, height: 700 } });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  const row = inbox.row(fullName(person));
  await expect(row).toBeVisible();
  await fitsItsWidth(page);
  await row.getByRole('button', { name: /^Claim/ }).click();
  await expect(row).toContainText('Claimed');
  await expect(page).not.toHaveURL(/request=/);
  const request = await openRequest(page, fullName(person));
  await expect(page).toHaveURL(/request=/);
  await fitsItsWidthAt(page, [320, 640, 1024, 1440]);
  await expect(request.heading).toBeVisible();
});
