import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allStoredData, createAccount, mailedLink } from '../../flows/accounts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';
import { demoPerson } from '../../harness/people.ts';

// What each screen says and sends is in identity-screens.test.tsx; the way of a new patient is in stories/first-request.story.ts.

test('login and register have URLs, and fields that password managers know', async ({ request }) => {
  const login = await ServedPage.open(request, '/partner-login?next=%2Fprofile&from=mail');
  expect(login.path).toBe('/login?next=%2Fprofile&from=mail');
  expect(login.main.one('form').attribute('method')).toBe('post');
  const register = await login.follow('Register');
  expect(register.path).toBe('/login?next=%2Fprofile&from=mail&mode=register');
  expect(register.title).toBe('Open an account');
  expect(register.main.one('a', { text: 'Register' }).attribute('aria-current')).toBe('page');
  for (const [page, form, name, autocomplete] of [
    [login, 'login', 'email', 'username'],
    [login, 'login', 'password', 'current-password'],
    [register, 'register', 'first_name', 'given-name'],
    [register, 'register', 'last_name', 'family-name'],
    [register, 'register', 'email', 'username'],
    [register, 'register', 'password', 'new-password'],
  ] as const)
    expect(page.main.all('input', { name, id: `${form}-${name}`, autocomplete }), `${form} ${name}`).toHaveLength(1);
});

test('a token is removed from the URL at once, and neither sent on, stored nor logged', async ({
  page,
  site,
  faults,
}) => {
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
  const logs = join(site.dataDir, 'logs');
  const written = readdirSync(logs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(written.length).toBeGreaterThan(0);
  for (const secret of [token, 'secret-part']) expect(written.some((text) => text.includes(secret))).toBe(false);
});
