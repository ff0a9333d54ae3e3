import { enter, allStoredData, createAccount, mailedLink, PASSWORD, signUp } from '../../flows/accounts.ts';
import { press } from '../../flows/press.ts';
import { signIn } from '../../flows/sign-in.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('registers, follows the link, is signed in, completes the profile and asks for a treatment', async ({
  page,
  site,
  faults,
}) => {
  // The token of the previous role is refused once.
  faults.allow(/401 (GET|PATCH) .*\/api\//);
  const person = demoPerson('Naserian');
  const register = new RegisterPage(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login?mode=register');
  await register.fill(person, PASSWORD);
  await register.submit.click();
  await expect(register.sent).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true');

  await page.goto(await mailedLink(site, person.email, 'verify'));
  // The password was typed in this browser: the link signs in.
  await expect(page).toHaveURL('/profile');
  await expect(new SiteFrame(page).toasts).toContainText('Your email address is confirmed');
  expect(await allStoredData(page)).not.toContain('verify');

  const profile = new ProfilePage(page);
  await expect(profile.region('About you')).toContainText('Your account then becomes a patient');
  await profile.complete(person.phone);
  await expect(profile.region('About you')).toContainText('You now have a patient account.');
  await expect(profile.region('About you')).not.toContainText('Your account then becomes a patient');
  expect(
    await page
      .context()
      .request.get(`${site.origin}/api/auth/session`)
      .then((answer) => answer.json()),
  ).toMatchObject({ user: { email: person.email, role: 'patient', name: fullName(person) } });
  // Only patients may ask: the page has the new role.
  await profile.region('About you').getByRole('link', { name: 'Ask for a treatment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a treatment');
});

test('in another browser the link leads to sign-in with the address filled in, and on to where they were going', async ({
  page,
  newPerson,
  site,
}) => {
  const person = demoPerson('Naserian');
  const register = new RegisterPage(page);
  await page.goto('/login?next=%2Fprofile&mode=register');
  await register.fill(person, PASSWORD);
  await register.submit.click();
  await expect(register.sent).toBeFocused();
  const phone = await newPerson();
  await phone.goto(await mailedLink(site, person.email, 'verify'));
  await expect(phone.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  // The mail's link contains next.
  await expect(phone).toHaveURL('/login?next=%2Fprofile');
  const login = new LoginPage(phone);
  await expect(login.email).toHaveValue(person.email);
  await login.password.fill(PASSWORD);
  await login.submit.click();
  await expect(phone).toHaveURL('/profile');
});

test('says what is missing in a summary and at the field, and leads to the first', async ({ page }) => {
  const register = new RegisterPage(page);
  await register.open();
  await expect(register.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(register.submit).toHaveAccessibleDescription(/Still missing: first name, last name, email, password/);
  await press(register.submit);
  await expect(register.firstName).toBeFocused();
  await expect(register.firstName).toHaveAccessibleDescription(/Please enter your first name/);
  await expect(register.problems).toContainText('Please enter your email address.');
  await register.problems.getByRole('link', { name: /agree/ }).click();
  await expect(register.consent).toBeFocused();
  await register.fill(demoPerson(), PASSWORD);
  await expect(register.problems).toBeEmpty();
  await expect(register.submit).not.toHaveAttribute('aria-disabled');
});

test('a password that is too common is refused at its field, and stays to be changed', async ({ page, faults }) => {
  faults.expect(/422 POST .*sign-up/);
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(demoPerson(), 'password1');
  await register.submit.click();
  await expect(register.password).toBeFocused();
  await expect(register.password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(register.password).toHaveValue('password1');
});

test('a wrong address is corrected with everything else kept; the password is stored nowhere', async ({
  page,
  site,
}) => {
  const wrong = demoPerson('Mis');
  const right = demoPerson('Right');
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(wrong, PASSWORD);
  await register.submit.click();
  await expect(register.sent).toBeVisible();
  await register.back.click();
  await expect(register.email).toBeFocused();
  await expect(register.firstName).toHaveValue(wrong.first_name);
  await expect(register.password).toHaveValue(PASSWORD);
  await expect(register.consent).toBeChecked();
  await register.email.fill(right.email);
  await register.submit.click();
  await expect(page.getByText(right.email)).toBeVisible();
  await site.mail.waitFor(right.email);
  expect(await allStoredData(page)).not.toContain(PASSWORD);
  await page.reload();
  await expect(register.lastName).toHaveValue(wrong.last_name);
  await expect(register.password).toHaveValue('');
  await expect(register.consent).not.toBeChecked();
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

test('a user who has not followed the link cannot sign in, and can have it sent again', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/403 POST .*sign-in/);
  const person = demoPerson('Late');
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(person, PASSWORD);
  await register.submit.click();
  const first = await mailedLink(site, person.email, 'verify');
  const login = new LoginPage(page);
  await login.open();
  // The address typed before is filled in.
  await expect(login.email).toHaveValue(person.email);
  await signIn(page, person.email, PASSWORD);
  await login.error.getByRole('button', { name: 'Send the link again' }).click();
  await expect(login.error.getByText('We sent a link to')).toBeVisible();
  const second = await site.mail.waitFor(person.email, ({ text }) => /verify=/.test(text) && !text.includes(first));
  expect(second.text).toContain('verify=');
});

test('a used link says so and offers another', async ({ page, site, faults }) => {
  faults.expect(/410 POST .*verify-email/);
  const person = demoPerson('Twice');
  await createAccount(site, person);
  await page.goto(await mailedLink(site, person.email, 'verify'));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await page.getByRole('button', { name: /Wrong address/ }).click();
  await expect(page.getByRole('main').getByLabel('E-mail')).toBeFocused();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
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

test('a doctor applies, waits at Access Denied, and the page opens when an administrator gives the role', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
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

  const { items } = await site.api.as<{ items: { id: string }[] }>(
    'admin',
    'GET',
    `/users?q=${encodeURIComponent(person.email)}`,
  );
  await site.api.as('admin', 'PATCH', `/users/${items[0]?.id}/role`, { role: 'doctor' });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Access Denied');
  await expect(page).toHaveURL('/doctor-portal');
  await expect(page).not.toHaveTitle(/Access Denied/);

  // What the portal was still reading is refused from now on.
  faults.allow(/403 GET .*\/api\//);
  await site.api.as('admin', 'PATCH', `/users/${items[0]?.id}/role`, { role: null });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
});

test('without a socket the page opens as well: it checks every half a minute', async ({ page, site, faults }) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Ravi');
  await createAccount(site, person, { account_kind: 'doctor', registration_number: 'TN-77' });
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await page.clock.install();
  await enter(page, person.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  const { items } = await site.api.as<{ items: { id: string }[] }>(
    'admin',
    'GET',
    `/users?q=${encodeURIComponent(person.email)}`,
  );
  await site.api.as('admin', 'PATCH', `/users/${items[0]?.id}/role`, { role: 'doctor' });
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Access Denied');
});

test('a registered address looks like a new one', async ({ page, site }) => {
  const person = demoPerson('Known');
  await createAccount(site, person);
  const register = new RegisterPage(page);
  await register.open();
  await register.fill(person, PASSWORD);
  await register.submit.click();
  await expect(register.sent).toBeVisible();
  await enter(page, person.email);
});
