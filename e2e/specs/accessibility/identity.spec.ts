import { createAccount, enter } from '../../flows/accounts.ts';
import { press } from '../../flows/press.ts';
import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('register: each kind, with errors, and the inbox screen', async ({ page }) => {
  const register = new RegisterPage(page);
  await register.open();
  await hasNoAxeViolationsAt(page);
  await press(register.submit);
  await expect(register.problems).not.toBeEmpty();
  await hasNoAxeViolationsAt(page);
  for (const kind of ['Partner', 'Doctor'] as const) {
    await register.kind(kind).check();
    await hasNoAxeViolationsAt(page);
    await fitsItsWidthAt(page, [390, 1440]);
  }
  await register.kind('Patient').check();
  await register.fill(demoPerson(), 'a long walk by the sea');
  await register.submit.click();
  await expect(register.sent).toBeVisible();
  await hasNoAxeViolationsAt(page);
});

test('links: requested, expired, and the new password', async ({ page, faults }) => {
  faults.expect(/410 POST .*verify-email/);
  for (const path of ['/login?mode=resend', '/request-password-reset', '/reset-password', '/reset-password?token=a']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hasNoAxeViolationsAt(page);
    await fitsItsWidthAt(page, [390, 1440]);
  }
  await page.goto('/auth?verify=a.b');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await hasNoAxeViolationsAt(page);
});

test('login: a problem, a shown password, Caps Lock', async ({ page }) => {
  await page.goto('/login?problem=state_mismatch');
  const login = new LoginPage(page);
  await login.password.fill('by the sea');
  await page.getByRole('button', { name: 'Show' }).click();
  await waitUntilHydrated(login.password);
  await login.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);
});

test('profile: every part, with errors, and its dialogs', async ({ page, site }) => {
  const person = { ...demoPerson('Nadia'), last_name: 'Rajasekaran-Venkatasubramaniam Example' };
  await createAccount(site, person);
  await enter(page, person.email);
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);
  await profile.region('Password').getByRole('button', { name: 'Change the password' }).click();
  await expect(profile.region('Password').getByRole('alert')).not.toBeEmpty();
  await hasNoAxeViolationsAt(page);
  await profile.region('Your consent').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await page.keyboard.press('Escape');
  await profile.region('Delete your account').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await hasNoAxeViolationsAt(page);
});

test('a user opens an account and signs in by keyboard alone', async ({ page }) => {
  const person = demoPerson('Keys');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const login = new LoginPage(page);
  const toRegister = page.getByRole('link', { name: 'Register' });
  await waitUntilHydrated(toRegister);
  await toRegister.focus();
  await page.keyboard.press('Enter');
  const register = new RegisterPage(page);
  await expect(register.firstName).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(register.kind('Patient')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(register.firstName).toBeFocused();
  await page.keyboard.type(person.first_name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.last_name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a long walk by the sea');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(register.consent).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(register.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(register.sent).toBeFocused();
  await login.open();
  await expect(login.email).toHaveValue(person.email);
});
