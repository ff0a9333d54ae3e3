import { OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { PROVIDER } from '../../harness/identity-provider.ts';
import { fullName, demoPerson, type Person } from '../../harness/people.ts';
import { DemoIdentityPage } from '../../pages/demo-identity-page.ts';
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

// Connecting, and what may go wrong: profile-screen.test.tsx, identity-screens.test.tsx, and the API's tests of identity/oauth.
test('a new user signs in with a provider after a refusal, gives consent, and signs in again', async ({
  newPerson,
  faults,
}) => {
  faults.allow(cancelledRequests);
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
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await new SiteFrame(page).entry('Login / Register').click();
  await button(page).click();
  await expect(page).toHaveURL('/patient-portal');
  await expect(page.getByText(fullName(person)).first()).toBeVisible();
});
