import { enter, createAccount, mailedLink, PASSWORD } from '../../flows/accounts.ts';
import { signIn } from '../../flows/sign-in.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const NEXT_PASSWORD = 'another walk by the sea';

test('a forgotten password is replaced by a mailed link, which works once and ends every session', async ({
  page,
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/410 POST .*reset-password/);
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Amos');
  await createAccount(site, person);
  const elsewhere = await newPerson();
  await enter(elsewhere, person.email);

  await new LoginPage(page).open('?next=%2Fprofile');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page).toHaveURL('/request-password-reset?next=%2Fprofile');
  await page.getByRole('main').getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  const link = await mailedLink(site, person.email, 'reset');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  const password = page.getByLabel(/^New password/);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/8 to 128 characters/);
  await password.fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(new LoginPage(page).email).toHaveValue(person.email);
  await signIn(page, person.email, NEXT_PASSWORD);
  await expect(page).toHaveURL('/patient-portal');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  await elsewhere.goto(link);
  await elsewhere.getByLabel(/^New password/).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Save the password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a new password ends the other browser’s session and leaves this one', async ({ newPerson, site, faults }) => {
  faults.expect(/422 POST .*change-password/);
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Halima');
  await createAccount(site, person);
  const here = await newPerson();
  const there = await newPerson();
  await enter(here, person.email);
  await enter(there, person.email);
  await there.goto('/profile');
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Your account');

  const profile = new ProfilePage(here);
  await profile.open();
  await expect(profile.sessions).toHaveCount(2);
  await profile.changePassword('not the password', NEXT_PASSWORD);
  await expect(profile.region('Password').getByLabel('Current password')).toBeFocused();
  await profile.changePassword(PASSWORD, NEXT_PASSWORD);
  await expect(new SiteFrame(here).toasts).toContainText('Password changed');
  await expect(profile.sessions).toHaveCount(1);

  // It closes there, since the socket is cut and there is no new token.
  await expect(there).toHaveURL(/\/login\?next=%2Fprofile/);
  await signIn(there, person.email, NEXT_PASSWORD);
  await expect(there).toHaveURL('/profile');
});

test('a new e-mail address is used after its link was followed', async ({ page, site, faults }) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Zawadi');
  const next = demoPerson('Zawadi');
  await createAccount(site, person);
  await enter(page, person.email);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = profile.region('Email address');
  await section.getByLabel('New email address').fill(next.email);
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Change the address' }).click();
  await expect(section.getByText('Check the inbox of the new address')).toBeVisible();
  await expect(section).toContainText(person.email);

  await page.goto(await mailedLink(site, next.email, 'verify'));
  await expect(page.getByRole('heading', { name: 'Your new email address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on to your account' }).click();
  await expect(section).toContainText(next.email);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await enter(page, next.email);
});

test('sessions are listed with names and local times; one is ended, then all others', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Otieno');
  await createAccount(site, person);
  const phone = await newPerson({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const tablet = await newPerson({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  const here = await newPerson({ timezoneId: 'Asia/Kathmandu' });
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', day: 'numeric', month: 'long' });
  const before = days.format();
  for (const page of [phone, tablet, here]) await enter(page, person.email);
  const profile = new ProfilePage(here);
  await profile.open();
  await expect(profile.sessions).toHaveCount(3);
  await expect(profile.sessions.first()).toContainText('This device');
  await expect(profile.sessions.first()).toContainText(new RegExp(`${before}|${days.format()}`));
  await expect(profile.sessions.filter({ hasText: 'Firefox on Linux' })).toBeVisible();

  await here.getByRole('button', { name: 'End the session Safari on iOS' }).click();
  await expect(profile.sessions).toHaveCount(2);
  await phone.goto('/profile');
  await expect(phone).toHaveURL(/\/login/);

  await here.getByRole('button', { name: 'End all other sessions' }).click();
  const dialog = here.getByRole('dialog', { name: 'End all other sessions?' });
  await dialog.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(dialog).toBeHidden();
  await expect(profile.sessions).toHaveCount(1);
  await tablet.goto('/profile');
  await expect(tablet).toHaveURL(/\/login/);
});

test('a consent is shown with its text and day, withdrawn, which the team and the person are written about, and given again', async ({
  page,
  site,
}) => {
  const person = demoPerson('Farah');
  await createAccount(site, person);
  await enter(page, person.email);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = profile.region('Your consent');
  await expect(section).toContainText('I agree that Ayana processes the health data');
  await section.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await section.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(section).toContainText('Withdrawn on');
  await expect(section.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  const mail = await site.mail.waitFor(person.email, ({ subject }) => subject === 'Your consent is withdrawn');
  expect(mail.text).toContain('give your consent again');

  await section.getByRole('button', { name: 'Give consent again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give your consent?' });
  await expect(dialog).toContainText('I agree that Ayana processes the health data');
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await expect(section.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Give consent again' })).toHaveCount(0);
  await expect(section).toContainText('Withdrawn on');
});

test('an account is deleted with its password, and cannot be signed in to again', async ({ page, site, faults }) => {
  faults.expect(/422 POST .*delete-account/);
  faults.expect(/401 POST .*sign-in/);
  const person = demoPerson('Gone');
  await createAccount(site, person);
  await enter(page, person.email);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.region('Delete your account').getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('What we delete');
  await expect(dialog).toContainText('What we keep');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
  await new LoginPage(page).open();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/sign-in'));
  await signIn(page, person.email, PASSWORD);
  expect((await refused).status()).toBe(401);
  await expect(new LoginPage(page).error).toContainText('not right');
});

test('the profile is open without a role, and for every signed-in user', async ({ signedIn, newPerson }) => {
  const page = await signedIn(null);
  await new ProfilePage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  const nobody = await newPerson();
  await new ProfilePage(nobody).open();
  await expect(nobody).toHaveURL('/login?next=%2Fprofile');
});
