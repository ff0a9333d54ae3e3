import { openAccount, signInPersonByApi } from '../../flows/open-account.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { PeoplePage } from '../../pages/people-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('a given role opens the user’s page while it waits there, and a removed role closes it', async ({
  newPerson,
  signedIn,
  site,
}) => {
  const person = demoPerson('Rosa');
  const name = fullName(person);
  await openAccount(site, person, {
    account_kind: 'partner',
    wanted_role: 'partner/hospital',
    organisation: `Example Hospital ${'Averylongwordwithoutanyspaces'.repeat(7)}`,
    message: 'Averylongwordwithoutanyspaces'.repeat(20),
  });
  const them = await newPerson();
  await signInPersonByApi(them, site, person);
  await them.goto('/partner-portal');
  await expect(them.getByRole('heading', { level: 1 })).toHaveText('Access Denied');

  const page = await signedIn('admin', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const people = new PeoplePage(page);
  await people.open();
  await expect(people.waiting).toContainText(name);
  await expect(people.waiting).toContainText('Hospital, at Example Hospital');
  await people.waiting.getByRole('button', { name: `Give role to ${name}` }).click();
  const dialog = people.dialog(name);
  await expect(dialog.getByRole('radio', { name: /^Hospital/ })).toBeChecked();
  await expect(dialog).toContainText(`${name} becomes Hospital.`);
  await dialog.getByRole('button', { name: 'Make Hospital' }).click();
  await expect(dialog).toBeHidden();
  await expect(people.waiting.getByText(name)).toHaveCount(0);
  await expect(new PortalFrame(them).heading).toHaveText('Waiting for us');

  await people.openPerson(person.email, name);
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await fitsItsWidth(page);
  await people.changeRole.click();
  await dialog.getByRole('radio', { name: /^No role/ }).check();
  await expect(dialog).toContainText('sees Access Denied');
  await dialog.getByRole('button', { name: 'Remove the role' }).click();
  await expect(dialog).toBeHidden();
  await expect(people.part('Role')).toContainText('No role');
  await expect(them.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
});
