import { DEMO_PASSWORD } from '@ayana/contracts/identity';

import { mailedLink, PASSWORD, signUp } from '../../flows/accounts.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { demoPerson } from '../../harness/people.ts';

test.use({ ...ownAddress, javaScriptEnabled: false });

test.beforeEach(({ faults }) => {
  // Without JavaScript the browser refuses script preloads.
  faults.allow(/^csp GET .*\.js$/);
  // A form with problems is answered with its page and a 4xx.
  faults.allow(/^4\d\d POST /);
});

test('every screen works without scripts, and repeats no token in its links', async ({ site }) => {
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/login?mode=register', 'Open an account'],
    ['/login?mode=resend', 'Send the link again'],
    ['/request-password-reset', 'Forgotten password'],
    ['/reset-password?token=abc', 'Choose a new password'],
    ['/login?verify=abc', 'Confirming your email address'],
  ] as const) {
    const answer = await fetch(`${site.origin}${path}`);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html, path).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/);
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length, path).toBeGreaterThan(5);
    expect(links.join(' '), path).not.toContain('abc');
  }
});

test('sign-in: a wrong password is reported with the typed address kept, the right one continues', async ({ page }) => {
  await page.goto('/login?next=%2Fadmin');
  await page.locator('[name="email"]').fill(demoEmail('admin'));
  await page.locator('[name="password"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await expect(page).toHaveURL('/login?next=%2Fadmin');
  await expect(page.locator('[name="email"]')).toHaveValue(demoEmail('admin'));
  await expect(page.locator('[name="password"]')).toHaveValue('');
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/admin');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain('ayana_signed_in');
});

test('registration: missing fields are reported, then the page says to check the inbox', async ({ page, site }) => {
  const person = demoPerson('Register');
  await page.goto('/login?mode=register');
  await page.locator('[name="first_name"]').fill(person.first_name);
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(page.locator('[name="first_name"]')).toHaveValue(person.first_name);
  await page.locator('[name="last_name"]').fill(person.last_name);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('[name="health_data_consent"]').check();
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(/inbox/i);
  await expect(page).toHaveURL('/login?mode=register');

  const { text } = await site.mail.waitFor(person.email);
  const link = /http\S+verify=\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('[name="password"]').fill(`${PASSWORD}, but wrong`);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/secure-portal');

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/login?mode=resend');
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(/inbox/i);
});

test('several sign-ups for one address: the password selects the one the link opens', async ({ page, site }) => {
  const person = demoPerson('Contested');
  await signUp(site, person);
  await mailedLink(site, person.email, 'verify');
  await signUp(site, { ...person, first_name: 'Stranger' }, { password: 'what a stranger chose' });
  const { text } = await site.mail.waitFor(person.email, ({ text: letter }) => letter.includes('Hello Stranger'));
  await page.goto(/https?:\/\/\S+\?verify=\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByRole('heading', { name: 'Which sign-up is yours?' })).toBeVisible();
  const password = page.locator('[name="password"]');
  await password.fill('neither of the two');
  await page.getByRole('button', { name: 'Open mine' }).click();
  await expect(password).toHaveAccessibleDescription(/No sign-up for this address/);
  await expect(password).toHaveValue('');
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Open mine' }).click();
  // The password was given: it signs in as well.
  await expect(page).toHaveURL('/profile');
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('ayana_signed_in');
});

test('a forgotten password: a link is requested, and an expired one says so when a password is sent with it', async ({
  page,
}) => {
  await page.goto('/request-password-reset');
  await page.locator('[name="email"]').fill('no address');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('[name="email"]').fill(demoPerson('Forgot').email);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(/inbox/i);

  await page.goto('/reset-password?token=abc');
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('main')).toContainText(/link/i);
  await expect(page.locator('[name="password"]')).toHaveCount(0);
});
