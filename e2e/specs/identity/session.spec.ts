import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { signIn } from '../../flows/sign-in.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// Offline, in a tab without BroadcastChannel, and where another user signs in: tests of portal-kit/src/session.
test('signs in with a session that no script can read, stays signed in after a reload, and signs out in every tab', async ({
  page,
  site,
  faults,
}) => {
  // The other tab may still read its role when the session ends.
  faults.allow(/401 GET .*\/api\/rpc\/get_current_user_role/);
  await new LoginPage(page).open();
  await signIn(page, demoEmail('patient'));
  await expect(page).toHaveURL('/patient-portal');
  const cookies = await page.context().cookies();
  const refresh = cookies.find(({ name }) => name.endsWith('ayana_refresh'));
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth' });
  expect(cookies.find(({ name }) => name === 'ayana_signed_in')).toMatchObject({ httpOnly: false, path: '/' });
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(/eyJ/);
  expect(await page.evaluate(() => document.cookie.split('; ').toSorted())).toEqual([
    'ayana_language=en',
    expect.stringMatching(/^ayana_signed_in=(%2F|\/)patient-portal$/),
  ]);

  await page.reload();
  await expect(page).toHaveURL('/patient-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Who is signed in has no use for the login.
  await page.goto('/login?next=%2Fprofile');
  await expect(page).toHaveURL('/profile');

  const other = await page.context().newPage();
  await other.goto('/about');
  await expect(other.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(new SiteFrame(other).entry('Login / Register')).toBeVisible();
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
  await page.goto('/patient-portal');
  await expect(page).toHaveURL(/\/login/);
});
