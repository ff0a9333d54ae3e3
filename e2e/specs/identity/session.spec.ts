import { DEMO_PASSWORD } from '@ayana/contracts/identity';

import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { signIn } from '../../flows/sign-in.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('signs in, stays signed in after a reload, and signs out to the home page', async ({ page, site }) => {
  await new LoginPage(page).open();
  await signIn(page, demoEmail('ayana_staff'));
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(new SiteFrame(page).entry('Login / Register')).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
});

test('no script can read the session', async ({ page }) => {
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
});

test('a wrong password and an unknown address get the same message, and typed text is kept', async ({
  page,
  faults,
}) => {
  faults.expect(/401 POST .*\/api\/auth\/sign-in/);
  const login = new LoginPage(page);
  await login.open();
  await signIn(page, demoEmail('pharmacy_partner'), 'not-the-password');
  // The alert exists before its text.
  await expect(login.error).toHaveText(/\S/);
  const message = await login.error.textContent();
  await expect(login.email).toHaveValue(demoEmail('pharmacy_partner'));
  await signIn(page, 'nobody-at-all@people.example', 'not-the-password');
  // The same text may still be there from before: the button shows when this click was answered.
  await expect(login.submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(login.error).toHaveText(message ?? '');
  await expect(page).toHaveURL('/login');
  await signIn(page, demoEmail('pharmacy_partner'), DEMO_PASSWORD);
  await expect(page).toHaveURL('/pharmacy-portal');
});

test('two tabs share one session, and signing out in one reaches the other', async ({ signedIn, site }) => {
  const one = await signedIn('ayana_staff');
  // The server would cut the socket of an ended session: here only the tabs notify each other.
  await one.context().routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
  await one.goto('/admin');
  await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
  const two = await one.context().newPage();
  await two.goto('/admin');
  await expect(two.getByRole('heading', { level: 1 })).toBeVisible();
  await one.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(one).toHaveURL(`${site.origin}/`);
  await expect(two.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await expect(two).toHaveURL((url) => url.pathname === '/' || url.pathname === '/login');
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

test('a tab opened while signed out learns of a sign-in in another', async ({ newPerson }) => {
  const one = await newPerson();
  await one.goto('/about');
  const two = await one.context().newPage();
  await two.goto('/login');
  await signIn(two, demoEmail('doctor'));
  await expect(two).toHaveURL(/portal/);
  await expect(one.getByRole('banner')).toContainText('Welcome back!');
});

test('the session outlasts its access token', async ({ signedIn, faults }) => {
  faults.expect(/401 GET .*\/api\/inbox\?/);
  const page = await signedIn('ayana_staff');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The server no longer takes the token this tab holds: the next call is refused once, renewed and repeated.
  let stale = true;
  const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/refresh') && answer.ok());
  // Only the list: the frame's counts may be cancelled when the page is left.
  await page.route('**/api/inbox?*kind=contact*', async (route) => {
    if (!stale) return route.continue();
    stale = false;
    return route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } });
  });
  await page.goto('/admin/inbox?kind=contact');
  await refreshed;
  await expect(page).toHaveURL('/admin/inbox?kind=contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
