import { ROLE_NAMES } from '@ayana/contracts/identity';

import { accountId, openAccount, signInPersonByApi } from '../../flows/open-account.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { PeoplePage } from '../../pages/people-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const PATIENT = { phone: '+254 712 345678', country: 'Kenya' };

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
    organisation: 'Example Hospital',
  });
  const them = await newPerson();
  await signInPersonByApi(them, site, person);
  await them.goto('/partner-portal');
  await expect(them.getByRole('heading', { level: 1 })).toHaveText('Access Denied');

  const page = await signedIn('admin', { reducedMotion: 'reduce' });
  const people = new PeoplePage(page);
  await people.open();
  await expect(people.waiting).toContainText(name);
  await expect(people.waiting).toContainText('Hospital, at Example Hospital');
  await people.waiting.getByRole('button', { name: `Give role to ${name}` }).click();
  const dialog = people.dialog(name);
  await expect(dialog.getByRole('radio', { name: /^Hospital/ })).toBeChecked();
  await expect(dialog).toContainText(`${name} becomes Hospital.`);
  await hasNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Make Hospital' }).click();
  await expect(dialog).toBeHidden();
  await expect(people.waiting.getByText(name)).toHaveCount(0);
  await expect(new PortalFrame(them).heading).toHaveText('Waiting for us');

  await people.openPerson(person.email, name);
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await people.changeRole.click();
  await dialog.getByRole('radio', { name: /^No role/ }).check();
  await expect(dialog).toContainText('sees Access Denied');
  await dialog.getByRole('button', { name: 'Remove the role' }).click();
  await expect(dialog).toBeHidden();
  await expect(people.part('Role')).toContainText('No role');
  await expect(them.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
});

test('an admin refuses an application by mail, and cannot make an administrator; a super administrator can, but no one their own role', async ({
  signedIn,
  site,
}) => {
  test.slow();
  const person = demoPerson('Tomas');
  const name = fullName(person);
  await openAccount(site, person, { account_kind: 'doctor', registration_number: 'KE-1' });

  const admin = new PeoplePage(await signedIn('admin', { reducedMotion: 'reduce' }));
  await admin.open();
  await admin.openPerson(person.email, name);
  const application = admin.part('Application');
  await expect(application).toContainText('KE-1');
  await application.getByRole('button', { name: 'Refuse' }).click();
  const refusal = admin.page.getByRole('dialog');
  await hasNoAxeViolations(admin.page);
  await refusal.getByRole('textbox').fill('Please send us your registration as a file.');
  await refusal.getByRole('button', { name: 'Refuse the application' }).click();
  await expect(refusal).toBeHidden();
  await expect(application).toContainText('Refused');
  await site.mail.waitFor(person.email, ({ text }) => text.includes('Please send us your registration as a file.'));

  await admin.changeRole.click();
  const refused = admin.dialog(name).getByRole('radio', { name: /^Administrator/ });
  await expect(refused).toBeDisabled();
  await expect(refused).toHaveAccessibleName(/Only a super administrator can add or remove administrators/);
  await admin.page.keyboard.press('Escape');

  const superAdmin = new PeoplePage(await signedIn('super_admin'));
  await superAdmin.open();
  await superAdmin.openPerson(person.email, name);
  await superAdmin.changeRole.click();
  await superAdmin
    .dialog(name)
    .getByRole('radio', { name: /^Administrator/ })
    .check();
  await superAdmin.dialog(name).getByRole('button', { name: 'Make Administrator' }).click();
  await expect(superAdmin.part('Role')).toContainText('Administrator');

  // For the first admin this is now an administrator: they cannot change them.
  await admin.open(`?person=${await accountId(site, person)}`);
  await expect(admin.part('Role')).toContainText('Only a super administrator can add or remove administrators.');
  await expect(admin.changeRole).toHaveCount(0);

  await superAdmin.open();
  await superAdmin.openPerson('super-admin@demo.ayana.test', 'Demo super admin');
  await expect(superAdmin.part('Role')).toContainText('You cannot change your own role.');
  await expect(superAdmin.changeRole).toHaveCount(0);
});

test('ended sessions sign the other browser out, one by one and all at once', async ({ newPerson, signedIn, site }) => {
  test.slow();
  const person = demoPerson('Vera');
  await openAccount(site, person, PATIENT);
  const browsers = [await newPerson(), await newPerson()];
  for (const browser of browsers) {
    await signInPersonByApi(browser, site, person);
    await browser.goto('/patient-portal');
    await expect(new PortalFrame(browser).heading).toBeVisible();
  }
  // A third one without a page: all are ended only where there are several.
  await signInPersonByApi(await newPerson(), site, person);
  const page = await signedIn('admin');
  const people = new PeoplePage(page);
  await people.open();
  await people.openPerson(person.email, fullName(person));
  const sessions = people.part('Signed in now');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(people.part('Last sign-ins').getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('Chrome on Linux');
  await sessions.getByRole('listitem').last().getByRole('button', { name: /^End/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const signedOut = () => browsers.filter((each) => !new URL(each.url()).pathname.startsWith('/patient-portal'));
  await expect.poll(() => signedOut().length).toBe(1);
  await sessions.getByRole('button', { name: 'End all' }).click();
  await expect(sessions).toContainText('Not signed in at the moment.');
  for (const browser of browsers) await expect(browser).not.toHaveURL('/patient-portal');
});

test('on a phone list and person are two pages, with a back link', async ({ signedIn, site }) => {
  const person = demoPerson('Konstantinos-Alexandros', 'Papadopoulos-Theodorakopoulos');
  await openAccount(site, person, {
    account_kind: 'partner',
    organisation: 'Averylongwordwithoutanyspaces'.repeat(8),
    message: 'Averylongwordwithoutanyspaces'.repeat(20),
  });
  const page = await signedIn('super_admin', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const people = new PeoplePage(page);
  await people.open();
  await fitsItsWidth(page);
  await people.openPerson(person.email, fullName(person));
  await expect(page.getByRole('heading', { level: 2, name: fullName(person) })).toBeVisible();
  await expect(people.search).toBeHidden();
  for (const width of [320, 390, 860, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await fitsItsWidth(page);
  }
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'All people' }).click();
  await expect(people.search).toBeVisible();
  await hasNoAxeViolations(page);
});

test('people are searched and filtered, which is in the URL; a role is given by keyboard alone, and a refusal is shown', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/409 PATCH .*\/role$/);
  const person = demoPerson('Wanda');
  await openAccount(site, person, PATIENT);
  const page = await signedIn('admin', { reducedMotion: 'reduce' });
  const people = new PeoplePage(page);
  await people.open();
  const beginning = person.email.split('@')[0] ?? '';
  await people.search.pressSequentially(beginning);
  await expect(people.table.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`q=${person.email.slice(0, 5)}`));
  await people.filterRole(ROLE_NAMES.doctor);
  await expect(page.getByRole('main')).toContainText('No name or e-mail address matches');
  await hasNoAxeViolations(page);
  await people.filterRole(ROLE_NAMES.doctor);
  await expect(people.row(fullName(person))).toBeVisible();
  await page.reload();
  await expect(people.search).toHaveValue(beginning);
  await expect(people.row(fullName(person))).toContainText('Patient, profile not complete');

  await people.table.getByRole('link', { name: fullName(person) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: fullName(person) })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(people.changeRole).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = people.dialog(fullName(person));
  const current = dialog.getByRole('radio', { name: /^Patient, profile not complete/ });
  await expect(current).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) {
    if (await current.evaluate((radio) => radio === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(current).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Partner', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(people.part('Role')).toContainText('Partner');
  await expect(people.changeRole).toBeFocused();

  await page.route('**/api/users/*/role', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        detail: 'Someone else changed this role just now.',
        code: 'conflict',
        request_id: 'r-9',
      }),
    }),
  );
  await people.changeRole.click();
  await dialog.getByRole('button', { name: 'Change role' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Choose another role first.');
  await dialog.getByRole('radio', { name: 'Doctor' }).check();
  await dialog.getByRole('button', { name: 'Make Doctor' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Someone else changed this role just now.');
  await expect(dialog.getByRole('radio', { name: 'Doctor' })).toBeChecked();
});
