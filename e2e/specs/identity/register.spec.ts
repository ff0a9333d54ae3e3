import { allStoredData, createAccount, mailedLink, PASSWORD, signUp } from '../../flows/accounts.ts';
import { accountId } from '../../flows/open-account.ts';
import { press } from '../../flows/press.ts';
import { signIn } from '../../flows/sign-in.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';

// The whole way of a new patient, from here to the first request, is in stories/first-request.story.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('says what is missing and refused, hides which addresses are known, and lets an address be corrected', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/422 POST .*sign-up/);
  const known = demoPerson('Known');
  await createAccount(site, known);
  const register = new RegisterPage(page);
  await register.open();
  for (const kind of ['Partner', 'Doctor'] as const) {
    await register.kind(kind).check();
    await hasNoAxeViolationsAt(page);
    await fitsItsWidthAt(page, [390, 1440]);
  }
  await register.kind('Patient').check();
  await expect(register.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(register.submit).toHaveAccessibleDescription(/Still missing: first name, last name, email, password/);
  await press(register.submit);
  await expect(register.firstName).toBeFocused();
  await expect(register.firstName).toHaveAccessibleDescription(/Please enter your first name/);
  await expect(register.problems).toContainText('Please enter your email address.');
  await hasNoAxeViolationsAt(page);
  await register.problems.getByRole('link', { name: /agree/ }).click();
  await expect(register.consent).toBeFocused();
  await register.fill(known, 'password1');
  await expect(register.problems).toBeEmpty();
  await expect(register.submit).not.toHaveAttribute('aria-disabled');
  await register.submit.click();
  await expect(register.password).toBeFocused();
  await expect(register.password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(register.password).toHaveValue('password1');

  // An address that has an account looks like a new one.
  await register.password.fill(PASSWORD);
  await register.submit.click();
  await expect(register.sent).toBeFocused();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
  await hasNoAxeViolationsAt(page);
  await register.back.click();
  await expect(register.email).toBeFocused();
  await expect(register.firstName).toHaveValue(known.first_name);
  await expect(register.password).toHaveValue(PASSWORD);
  await expect(register.consent).toBeChecked();
  const right = demoPerson('Right');
  await register.email.fill(right.email);
  await register.submit.click();
  await expect(page.getByText(right.email)).toBeVisible();
  await site.mail.waitFor(right.email);
  expect(await allStoredData(page)).not.toContain(PASSWORD);
  await page.reload();
  await expect(register.lastName).toHaveValue(known.last_name);
  await expect(register.password).toHaveValue('');
  await expect(register.consent).not.toBeChecked();
});

test('before the link is followed no one signs in; in another browser it leads on to where they were going', async ({
  page,
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/403 POST .*sign-in/);
  const person = demoPerson('Naserian');
  const register = new RegisterPage(page);
  await register.open('&next=%2Fprofile');
  await register.fill(person, PASSWORD);
  await register.submit.click();
  const first = await mailedLink(site, person.email, 'verify');
  const login = new LoginPage(page);
  await login.open('?next=%2Fprofile');
  // The address typed before is filled in.
  await expect(login.email).toHaveValue(person.email);
  await signIn(page, person.email, PASSWORD);
  await login.error.getByRole('button', { name: 'Send the link again' }).click();
  await expect(login.error.getByText('We sent a link to')).toBeVisible();
  const { text } = await site.mail.waitFor(
    person.email,
    (mail) => /verify=/.test(mail.text) && !mail.text.includes(first),
  );

  const phone = await newPerson();
  await phone.goto(/https?:\/\/\S+\?verify=\S+/.exec(text)?.[0] ?? '');
  await expect(phone.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  // The mail's link contains next.
  await expect(phone).toHaveURL('/login?next=%2Fprofile');
  const there = new LoginPage(phone);
  await expect(there.email).toHaveValue(person.email);
  await there.password.fill(PASSWORD);
  await there.submit.click();
  await expect(phone).toHaveURL('/profile');
});

test('nothing is lost when the connection drops: the form is sent once when it is back', async ({
  page,
  context,
  site,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED POST .*sign-up/);
  // Idle prefetches may happen in that time, too.
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const person = demoPerson('Amina');
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(person, PASSWORD);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-up')) keys.push(request.headers()['idempotency-key']);
  });
  await context.setOffline(true);
  await register.submit.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(register.password).toHaveValue(PASSWORD);
  await expect(register.email).toHaveValue(person.email);
  expect(await allStoredData(page)).not.toContain(PASSWORD);
  await context.setOffline(false);
  await expect(register.sent).toBeVisible();
  await site.mail.waitFor(person.email);
  expect(await site.mail.to(person.email)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('when a stranger signed up with the same address, the password selects the sign-up the link opens', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/422 POST .*verify-email/);
  const person = demoPerson('Contested');
  await signUp(site, person);
  await mailedLink(site, person.email, 'verify');
  await signUp(site, { ...person, first_name: 'Stranger' }, { password: 'what a stranger chose' });
  const { text } = await site.mail.waitFor(person.email, ({ text: letter }) => letter.includes('Hello Stranger'));
  await page.goto(/https?:\/\/\S+\?verify=\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Which sign-up is yours?' })).toBeFocused();
  await expect(page.getByText('There are several sign-ups for this address.')).toBeVisible();
  const login = new LoginPage(page);
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await login.password.fill('neither of the two');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Open mine' }).click();
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveAccessibleDescription(/No sign-up for this address/);
  await login.password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Open mine' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('First name')).toHaveValue(person.first_name);
});

test('a doctor applies and waits at Access Denied; without a socket, too, the page opens when the role is given', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
  // With a socket it opens at once: see admin/users.spec.ts.
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await page.clock.install();
  const person = demoPerson('Meera');
  const register = new RegisterPage(page);
  await register.open();
  await register.kind('Doctor').check();
  await register.fill(person, PASSWORD);
  await page.getByLabel('Registration number').fill('TN-48120');
  await page.getByLabel(/^Hospital or practice/).fill('A practice by the sea');
  await register.submit.click();
  await page.goto(await mailedLink(site, person.email, 'verify'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page).toHaveTitle(/^Access Denied/);
  await expect(page.getByText(person.email)).toBeVisible();

  await page.getByRole('link', { name: 'Your account and your application' }).click();
  await expect(new ProfilePage(page).region('Your application')).toContainText('TN-48120');
  await expect(new ProfilePage(page).region('Your application')).toContainText('Waiting for an administrator');
  await page.goto('/doctor-portal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await site.api.as('admin', 'PATCH', `/users/${await accountId(site, person)}/role`, { role: 'doctor' });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Access Denied');
  await expect(page).toHaveURL('/doctor-portal');
  await expect(page).not.toHaveTitle(/Access Denied/);
});
