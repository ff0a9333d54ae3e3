import { DEMO_PASSWORD, OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { PROVIDER } from '../../harness/identity-provider.ts';
import { fullName, demoPerson, type Person } from '../../harness/people.ts';
import { DemoIdentityPage } from '../../pages/demo-identity-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const atProvider = ({ email, first_name, last_name }: Person) => ({
  email,
  given_name: first_name,
  family_name: last_name,
});
const button = (page: Page) => page.getByRole('link', { name: `Continue with ${PROVIDER.label}` });
const consent = (page: Page) => page.getByRole('checkbox', { name: /^I agree that Ayana/ });
const openAccount = (page: Page) => page.getByRole('button', { name: 'Open the account' });

/** Requests that were running when the session ended. */
const cancelledRequests = /(401|net::ERR_ABORTED) GET .*\/api\//;

test('a new user signs in with a provider after a refusal, gives consent, and cannot lose the only way to sign in', async ({
  newPerson,
  faults,
}) => {
  faults.allow(cancelledRequests);
  faults.expect(/409 DELETE .*\/api\/auth\/identities\//);
  const person = demoPerson('Wanjiru');
  const page = await newPerson();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await button(page).click();
  await new DemoIdentityPage(page).refuse();
  await expect(page.getByText(OUTSIDE_SIGN_IN_PROBLEMS.access_denied)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?.*next=%2Fprofile/);
  await expect(button(page)).toHaveAttribute('href', '/api/auth/oauth/demo?next=%2Fprofile');
  await button(page).click();
  await new DemoIdentityPage(page).sayWho(atProvider(person));

  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  // The token must not be in the URL: it would be in the history and the referrer.
  await expect(page).not.toHaveURL(/complete=/);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByLabel('First name')).toHaveValue(person.first_name);
  await expect(page.getByLabel('Last name')).toHaveValue(person.last_name);
  await expect(consent(page)).not.toBeChecked();
  await consent(page).check();
  await openAccount(page).click();
  await expect(page).toHaveURL('/profile');
  await page.reload();
  await expect(page).toHaveURL('/profile');
  const section = page.getByRole('region', { name: 'Sign in with another provider' });
  await section.getByRole('button', { name: `Disconnect ${PROVIDER.label}` }).click();
  await expect(page.getByText('This is the only way to sign in to your account.')).toBeVisible();
  await expect(section.getByText(person.email)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await new SiteFrame(page).entry('Login / Register').click();
  await button(page).click();
  await expect(page).toHaveURL('/patient-portal');
  await expect(page.getByText(fullName(person)).first()).toBeVisible();
});

test('where the answer to the last step got lost, the screen says that the account may be open, and it is', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED POST .*complete-sign-up/);
  faults.expect(/410 POST .*complete-sign-up/);
  await new LoginPage(page).open();
  await button(page).click();
  await new DemoIdentityPage(page).sayWho(atProvider(demoPerson('Halima')));
  let sent = 0;
  await page.route('**/api/auth/complete-sign-up', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    // Sent outside of the browser: the new session's cookie gets lost with the answer.
    const { origin } = new URL(page.url());
    const headers = await route.request().allHeaders();
    await fetch(`${origin}/api/auth/complete-sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie: headers['cookie'] ?? '' },
      body: route.request().postData(),
    });
    return route.abort('failed');
  });
  await consent(page).check();
  await openAccount(page).click();
  await expect(page.getByRole('alert').getByText('We got no answer from our server.')).toBeVisible();
  expect(sent).toBe(1);
  await openAccount(page).click();
  await expect(page.getByRole('heading', { name: 'Your account may already be open' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await button(page).click();
  await expect(page).toHaveURL('/patient-portal');
});

test('an unverified address is confirmed by mail before sign-in', async ({ newPerson, site }) => {
  const person = demoPerson('Kwame');
  const page = await newPerson();
  await new LoginPage(page).open();
  await button(page).click();
  await new DemoIdentityPage(page).sayWho({ ...atProvider(person), verified: false });
  await consent(page).check();
  await openAccount(page).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto('/patient-portal');
  await expect(page).toHaveURL(/\/login/);

  const mail = await site.mail.waitFor(person.email);
  const link = /https?:\/\/\S+verify=\S+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await new LoginPage(page).open();
  await button(page).click();
  await expect(page).toHaveURL('/patient-portal');
});

test('an account is connected on the profile page, used for sign-in, and disconnected', async ({
  newPerson,
  signedIn,
  faults,
}) => {
  faults.allow(cancelledRequests);
  faults.expect(/422 POST .*\/api\/auth\/oauth\/demo\/link/);
  const person = demoPerson('Noor');
  const page = await signedIn('partner/travel_visa');
  const section = page.getByRole('region', { name: 'Sign in with another provider' });
  const dialog = page.getByRole('dialog', { name: `Connect ${PROVIDER.label}?` });
  const password = dialog.getByLabel('Your password');
  const connect = async (): Promise<void> => {
    await section.getByRole('button', { name: `Connect ${PROVIDER.label}` }).click();
    await password.fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Go on' }).click();
  };
  await page.goto('/profile');
  // Someone at an unattended screen does not know the password.
  await section.getByRole('button', { name: `Connect ${PROVIDER.label}` }).click();
  await password.fill('a guess');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(password).toHaveAccessibleDescription(/This is not your password/);
  await dialog.getByRole('button', { name: 'Do not connect' }).click();
  await expect(section.getByRole('button', { name: `Connect ${PROVIDER.label}` })).toBeFocused();

  await connect();
  await new DemoIdentityPage(page).refuse();
  await expect(section.getByText(OUTSIDE_SIGN_IN_PROBLEMS.access_denied)).toBeVisible();

  await connect();
  await new DemoIdentityPage(page).sayWho(atProvider(person));
  await expect(page).toHaveURL('/profile');
  await expect(section.getByText(person.email)).toBeVisible();

  const elsewhere = await newPerson();
  await new LoginPage(elsewhere).open();
  await button(elsewhere).click();
  await new DemoIdentityPage(elsewhere).sayWho(atProvider(person));
  await expect(elsewhere).toHaveURL('/partner-portal');

  await section.getByRole('button', { name: `Disconnect ${PROVIDER.label}` }).click();
  await expect(section.getByText(person.email)).toBeHidden();
  await expect(elsewhere).toHaveURL(/\/login/);
});
