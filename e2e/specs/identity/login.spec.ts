import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEMO_PASSWORD, OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';

import { allStoredData, createAccount, mailedLink } from '../../flows/accounts.ts';
import { signIn } from '../../flows/sign-in.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('login and register have URLs, and fields that password managers know; a password can be shown', async ({
  page,
}) => {
  await page.goto('/partner-login?next=%2Fprofile&from=mail');
  await expect(page).toHaveURL('/login?next=%2Fprofile&from=mail');
  const login = new LoginPage(page);
  await expect(page.locator('main form')).toHaveAttribute('method', 'post');
  for (const [control, name, autocomplete] of [
    [login.email, 'email', 'username'],
    [login.password, 'password', 'current-password'],
  ] as const) {
    await expect(control).toHaveAttribute('name', name);
    await expect(control).toHaveAttribute('id', `login-${name}`);
    await expect(control).toHaveAttribute('autocomplete', autocomplete);
  }

  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile&from=mail&mode=register');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Open an account' })).toBeVisible();
  const register = new RegisterPage(page);
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

  await register.password.fill('By the sea');
  await expect(register.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(register.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(register.password).toHaveAttribute('type', 'password');
  await expect(register.password).toHaveValue('By the sea');
  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
  await register.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(hint).toBeVisible();
  await register.password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false });
  await expect(hint).toHaveCount(0);
});

test('a refused sign-in says why with typed text kept, and is corrected by keyboard', async ({ page, faults }) => {
  faults.expect(/401 POST .*sign-in/);
  faults.expect(/429 POST .*sign-in/);
  await page.goto('/login?problem=%3Cb%3Eyour+account+is+locked');
  const login = new LoginPage(page);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('locked');
  await page.goto('/login?problem=state_mismatch');
  await expect(page.getByText(OUTSIDE_SIGN_IN_PROBLEMS.state_mismatch)).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);

  const email = demoEmail('pharmacy_partner');
  await login.open();
  await signIn(page, email, 'not-the-password');
  // The alert exists before its text.
  await expect(login.error).toHaveText(/\S/);
  const message = await login.error.textContent();
  await expect(login.email).toHaveValue(email);
  await hasNoAxeViolationsAt(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/sign-in'));
  await signIn(page, 'no-such-person@people.example', 'not-the-password');
  await answered;
  // The same text may still be there from before: the button shows when this click was answered.
  await expect(login.submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(login.error).toHaveText(message ?? '');

  // The limit itself is the API's, and its time is long.
  await page.route(
    '**/api/auth/sign-in',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '30' },
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Too Many Requests',
          status: 429,
          code: 'too_many_requests',
          detail: 'Too many attempts.',
          request_id: '1',
        },
      }),
    { times: 1 },
  );
  await signIn(page, email, 'not-the-password');
  await expect(login.error).toContainText(/Please wait \d+ seconds?/);
  await expect(login.email).toHaveValue(email);
  await expect(login.password).toHaveValue('not-the-password');
  await expect(login.password).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pharmacy-portal');
});

test('a token is removed from the URL at once and stored nowhere; a used link offers another', async ({
  page,
  site,
  faults,
}) => {
  test.slow();
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
  await hasNoAxeViolationsAt(page);

  const email = page.getByRole('main').getByLabel('E-mail');
  await email.fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await page.getByRole('button', { name: /Wrong address/ }).click();
  await expect(email).toBeFocused();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await page.goto('/reset-password?token=0198.secret-part');
  await expect(page).toHaveURL('/reset-password');
  expect(await allStoredData(page)).not.toContain('secret-part');
  for (const path of ['/login?mode=resend', '/request-password-reset', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hasNoAxeViolationsAt(page);
    await fitsItsWidthAt(page, [390, 1440]);
  }
  // No log contains one either.
  const logs = join(site.dataDir, 'logs');
  const written = readdirSync(logs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(written.length).toBeGreaterThan(0);
  for (const secret of [token, 'secret-part']) expect(written.some((text) => text.includes(secret))).toBe(false);
});
