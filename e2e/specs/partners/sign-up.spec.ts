/** Who registers as a partner is accepted into an organisation by an administrator, and the portal opens where they wait. */
import { createAccount, enter } from '../../flows/accounts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

test('an applicant is accepted into a new organisation, and the portal opens in the page where they wait', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  // The role of the account changes while its page is open.
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Lhamo');
  const organisation = `Guest house of ${person.last_name}`;
  await createAccount(site, person, { account_kind: 'partner', wanted_role: 'partner/lodging', organisation });
  const applicant = await newPerson(CALM);
  await enter(applicant, person.email);
  await applicant.goto('/partner-portal/organisation');
  await expect(applicant.getByRole('heading', { level: 1 })).toHaveText('Access Denied');

  const { items } = await site.api.as<{ items: { id: string }[] }>(
    'admin',
    'GET',
    `/users?q=${encodeURIComponent(person.email)}`,
  );
  const admin = await signedIn('admin', { ...CALM, viewport: { width: 390, height: 844 } });
  await admin.goto(`/admin/users?person=${items[0]?.id}`);
  await admin.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: /^Accept the application of/ });
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(organisation);
  await expect(dialog.getByRole('combobox', { name: /^Kind/ })).toHaveValue('lodging');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('');
  await dialog.getByRole('button', { name: 'Accept the application' }).click();
  await expect(dialog).toContainText('Please enter a name.');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(organisation);
  await dialog.getByRole('button', { name: 'Accept the application' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('Role given')).toBeVisible();

  await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(organisation);
});
