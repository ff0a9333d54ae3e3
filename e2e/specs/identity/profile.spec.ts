import { enter, createAccount, mailedLink, PASSWORD } from '../../flows/accounts.ts';
import { signInPersonByApi } from '../../flows/open-account.ts';
import { signIn } from '../../flows/sign-in.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const NEXT_PASSWORD = 'another walk by the sea';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a forgotten password is replaced by a mailed link', async ({ page, site }) => {
  const person = demoPerson('Amos');
  await createAccount(site, person);
  await new LoginPage(page).open('?next=%2Fprofile');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page).toHaveURL('/request-password-reset?next=%2Fprofile');
  await page.getByRole('main').getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  await page.goto(await mailedLink(site, person.email, 'reset'));
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
});

test('sessions are listed with names and local times, and ended by one, by all, and by a new password', async ({
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  faults.expect(/422 POST .*change-password/);
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
  for (const page of [phone, tablet, here]) await signInPersonByApi(page, site, person);
  await tablet.goto('/profile');
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Your account');
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
  // It closes there, since the socket is cut and there is no new token.
  await expect(tablet).toHaveURL(/\/login\?next=%2Fprofile/);

  await signIn(tablet, person.email, PASSWORD);
  await expect(tablet).toHaveURL('/profile');
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await profile.changePassword('not the password', NEXT_PASSWORD);
  await expect(profile.region('Password').getByLabel('Current password')).toBeFocused();
  await profile.changePassword(PASSWORD, NEXT_PASSWORD);
  await expect(new SiteFrame(here).toasts.filter({ hasText: 'Password changed' })).toBeVisible();
  await expect(tablet).toHaveURL(/\/login\?next=%2Fprofile/);
});

test('every part of the profile fits and is accessible; a consent is withdrawn, and given again', async ({
  page,
  site,
}) => {
  test.slow();
  const person = { ...demoPerson('Farah'), last_name: 'Rajasekaran-Venkatasubramaniam Example' };
  await createAccount(site, person);
  await signInPersonByApi(page, site, person);
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await profile.region('Password').getByRole('button', { name: 'Change the password' }).click();
  await expect(profile.region('Password').getByRole('alert')).not.toBeEmpty();
  await hasNoAxeViolationsAt(page);
  await profile.region('Delete your account').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await page.keyboard.press('Escape');

  const section = profile.region('Your consent');
  await expect(section).toContainText('I agree that Ayana processes the health data');
  await section.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasNoAxeViolationsAt(page);
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

  await fitsItsWidthAt(page, [320, 360, 640, 1024, 1440]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await fitsItsWidth(page);
});

test('a new e-mail address is used after its link was followed; the account is deleted with its password', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
  faults.expect(/422 POST .*delete-account/);
  const person = demoPerson('Zawadi');
  const next = demoPerson('Zawadi');
  await createAccount(site, person);
  await signInPersonByApi(page, site, person);
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
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
  await enter(page, next.email, PASSWORD, '?next=%2Fprofile');

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
  const again = await page.context().request.post('/api/auth/sign-in', {
    data: { email: next.email, password: PASSWORD },
    headers: { origin: site.origin },
  });
  expect(again.status()).toBe(401);
});
