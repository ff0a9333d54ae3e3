import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEMO_PASSWORD, OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';

import { allStoredData, createAccount, mailedLink } from '../../flows/accounts.ts';
import { signIn } from '../../flows/sign-in.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';

test('login and register have URLs: back works, and next is kept', async ({ page }) => {
  await page.goto('/partner-login?next=%2Fprofile&from=mail');
  await expect(page).toHaveURL('/login?next=%2Fprofile&from=mail');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile&from=mail&mode=register');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Open an account' })).toBeVisible();
});

test('password managers know every field', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(page.locator('main form')).toHaveAttribute('method', 'post');
  for (const [control, name, autocomplete] of [
    [login.email, 'email', 'username'],
    [login.password, 'password', 'current-password'],
  ] as const) {
    await expect(control).toHaveAttribute('name', name);
    await expect(control).toHaveAttribute('id', `login-${name}`);
    await expect(control).toHaveAttribute('autocomplete', autocomplete);
  }
  const register = new RegisterPage(page);
  await register.open();
  await register.kind('Partner').check();
  for (const [control, name, autocomplete] of [
    [register.firstName, 'first_name', 'given-name'],
    [register.lastName, 'last_name', 'family-name'],
    [register.email, 'email', 'username'],
    [register.password, 'password', 'new-password'],
    [page.getByLabel(/^Organisation/), 'organisation', 'organization'],
  ] as const) {
    await expect(control).toHaveAttribute('name', name);
    await expect(control).toHaveAttribute('id', `register-${name}`);
    await expect(control).toHaveAttribute('autocomplete', autocomplete);
  }
});

test('the password can be shown, and Caps Lock is reported', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.password.fill('By the sea');
  await expect(login.password).toHaveAttribute('type', 'password');
  const show = page.getByRole('button', { name: 'Show' });
  await show.click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(login.password).toHaveAttribute('type', 'password');
  await expect(login.password).toHaveValue('By the sea');

  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
  await login.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(hint).toBeVisible();
  await login.password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false });
  await expect(hint).toHaveCount(0);
});

test('too many wrong passwords: it says how long to wait, and typed text is kept', async ({ page, site, faults }) => {
  faults.expect(/401 POST .*sign-in/);
  faults.expect(/429 POST .*sign-in/);
  const person = demoPerson('Guess');
  await createAccount(site, person);
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(person.email);
  await login.password.fill('not-the-password');
  await expect(async () => {
    await login.submit.click();
    await expect(login.error).toContainText(/Please wait \d+ (second|minute)s?/, { timeout: 400 });
  }).toPass();
  await expect(login.email).toHaveValue(person.email);
  await expect(login.password).toHaveValue('not-the-password');
  await expect(login.password).toBeFocused();
});

test('a provider’s error is shown by its code, and no other text', async ({ page }) => {
  await page.goto('/login?problem=state_mismatch&next=%2Fprofile');
  await expect(page.getByText(OUTSIDE_SIGN_IN_PROBLEMS.state_mismatch)).toBeVisible();
  await page.goto('/login?problem=%3Cb%3Eyour+account+is+locked');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('locked');
});

test('every screen works without scripts', async ({ newPerson, faults }) => {
  // A browser without scripts also cancels prefetches.
  faults.allow(/^csp GET .*\.js$/);
  const page = await newPerson({ javaScriptEnabled: false });
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/login?mode=register', 'Open an account'],
    ['/login?mode=resend', 'Send the link again'],
    ['/request-password-reset', 'Forgotten password'],
    ['/reset-password?token=abc', 'Choose a new password'],
    ['/login?verify=abc', 'Confirming your email address'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')).join(' '));
    expect(links, path).not.toContain('abc');
  }
});

test('a token is removed from the URL at once and stored nowhere', async ({ page, site, faults }) => {
  faults.expect(/410 POST .*verify-email/);
  const person = demoPerson('Token');
  await createAccount(site, person);
  const token = new URL(await mailedLink(site, person.email, 'verify')).searchParams.get('verify') ?? '';
  const before: string[] = [];
  page.on('request', (request) => {
    // Only the document's own URL has the token; no other request may have it.
    if (!request.isNavigationRequest()) before.push(request.url());
  });
  await page.goto(`/auth?verify=${token}&next=%2Fprofile`);
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await allStoredData(page)).not.toContain(token);
  expect(before.join(' ')).not.toContain(token);
  await page.goto('/reset-password?token=0198.secret-part');
  await expect(page).toHaveURL('/reset-password');
  expect(await allStoredData(page)).not.toContain('secret-part');
  // No log contains one either.
  const logs = join(site.dataDir, 'logs');
  const written = readdirSync(logs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(written.length).toBeGreaterThan(0);
  for (const secret of [token, 'secret-part']) expect(written.some((text) => text.includes(secret))).toBe(false);
});

test('a signed-in user is led away from the login', async ({ signedIn }) => {
  const page = await signedIn('doctor');
  await page.goto('/login');
  await expect(page).toHaveURL('/doctor-portal');
  await page.goto('/login?next=%2Fprofile');
  await expect(page).toHaveURL('/profile');
});

test('a person without a role sees after sign-in why nothing opens', async ({ page }) => {
  await new LoginPage(page).open();
  await signIn(page, demoEmail(null), DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page).toHaveTitle(/^Access Denied/);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page).not.toHaveTitle(/Access Denied/);
});
