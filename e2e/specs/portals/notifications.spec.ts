import { withClient } from '@ayana/tooling/database/index.ts';

import { accountId, openAccount, signInPersonByApi } from '../../flows/open-account.ts';
import { UNAVAILABLE, UNAVAILABLE_REFERENCE, makeUnavailable } from '../../flows/api-unavailable.ts';
import { sendContactForm } from '../../flows/send-forms.ts';
import { expect, test, type Site } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson, type Person } from '../../harness/people.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const NEW_PATIENT = { phone: '+254 712 345678', country: 'Kenya' };

/** Creates a patient with notifications, the newest `ages[0]` minutes old; journeys do not create any yet. */
async function patientWith(site: Site, person: Person, ages: readonly number[]): Promise<void> {
  await openAccount(site, person, NEW_PATIENT);
  const id = await accountId(site, person);
  await site.api.as('super_admin', 'PATCH', `/users/${id}/role`, { role: 'patient' });
  await withClient(site.databaseUrl, async (client) => {
    for (const [index, minutes] of ages.entries())
      await client.query(
        `INSERT INTO patient_notifications (id, patient_id, title, message, notification_type, metadata, is_read, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, 'journey_update', '{}', false, date_trunc('milliseconds', now()) - $4 * interval '1 minute')`,
        [id, `News ${index + 1}`, `What happened ${index + 1}`, minutes],
      );
  });
}

test('a patient opens the five newest with their ages, and reads all of them on their page', async ({
  newPerson,
  site,
}) => {
  const person = demoPerson('Nadia');
  await patientWith(site, person, [0, 5, 180, 2 * 1440 + 5, 3 * 1440, ...Array.from({ length: 20 }, () => 9000)]);
  const page = await newPerson();
  await signInPersonByApi(page, site, person);
  await page.goto('/patient-portal');
  const frame = new PortalFrame(page);
  await expect(frame.dropdown).toHaveAccessibleName(/^Notifications ?, 25 unread$/);
  await frame.dropdown.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveCount(6);
  for (const [index, age] of ['Just now', '5m ago', '3h ago', '2d ago', '3d ago'].entries())
    await expect(menu.getByRole('menuitem').nth(index)).toContainText(age);
  await hasNoAxeViolations(page);
  await menu.getByRole('menuitem', { name: 'All notifications' }).click();
  await expect(page).toHaveURL('/notifications');

  const rows = frame.main.getByRole('article');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Mark read: News 1', exact: true }).click();
  await expect(frame.dropdown).toHaveAccessibleName(/^Notifications ?, 24 unread$/);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(frame.dropdown).toHaveAccessibleName('Notifications');
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
  await page.reload();
  await expect(frame.main).toContainText('All read.');
});

test('other roles read their own questions, live, mark them read, and read them again after a failure', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/503 GET .*\/api\/general-inquiries\?/);
  const person = demoPerson('Omar');
  await openAccount(site, person, NEW_PATIENT);
  const page = await newPerson({ reducedMotion: 'reduce' });
  await signInPersonByApi(page, site, person);
  await page.goto('/notifications');
  const frame = new PortalFrame(page);
  await expect(frame.main).toContainText('Nothing here yet');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [320, 1440]);
  await sendContactForm(site.api, person);
  await expect(frame.main.getByRole('article')).toHaveCount(1);
  await expect(frame.bell).toHaveAccessibleName(/^Notifications ?, 1 unread$/);
  await frame.main.getByRole('button', { name: /^Mark read/ }).click();
  await expect(frame.bell).toHaveAccessibleName('Notifications');
  await expect(frame.main).toContainText('All read.');

  const wakeUp = await makeUnavailable(page, '**/api/general-inquiries?*');
  await page.reload();
  await expect(frame.main).toContainText(UNAVAILABLE);
  await expect(frame.main).toContainText(UNAVAILABLE_REFERENCE);
  wakeUp();
  await frame.main.getByRole('button', { name: 'Retry' }).click();
  await expect(frame.main).toContainText('All read.');
});
