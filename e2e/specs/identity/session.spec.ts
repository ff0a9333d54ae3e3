import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { signIn } from '../../flows/sign-in.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('signs in with a session that no script can read, stays signed in after a reload, and signs out', async ({
  page,
  site,
}) => {
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

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
  await page.goto('/patient-portal');
  await expect(page).toHaveURL(/\/login/);
});

test('an offline sign-out reaches the server when the device is online again', async ({ signedIn, site, faults }) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED POST .*\/api\/auth\/sign-out/);
  const page = await signedIn('patient');
  await page.goto('/about');
  await page.route('**/api/auth/sign-out', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page.getByText('This device finishes signing out as soon as it is online again')).toBeVisible();
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
  const session = async (): Promise<unknown> =>
    (await page.context().request.get(`${site.origin}/api/auth/session`)).json();
  expect(await session()).toMatchObject({ user: { email: demoEmail('patient') } });

  await page.unroute('**/api/auth/sign-out');
  const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/sign-out') && answer.ok());
  await page.reload();
  await signedOut;
  expect(await session()).toBeNull();
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
});
