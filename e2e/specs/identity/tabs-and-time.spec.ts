import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { signIn } from '../../flows/sign-in.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

const MINUTE = 60_000;

/** Counts the requests of a page to one route. */
function count(page: Page, path: string): { readonly number: number } {
  const counted = { number: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) counted.number += 1;
  });
  return counted;
}

/** The server cuts the socket of an ended session: without sockets only the tabs notify each other. */
const withoutSockets = (page: Page): Promise<void> =>
  page.context().routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
const lookAt = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const refreshOf = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/auth/refresh' && answer.ok());

/** Opens a page of the user's portal. The frame is shown before the session is known: wait for this tab's refresh. */
async function openedBySession(page: Page, path: string): Promise<void> {
  const refreshed = refreshOf(page);
  await page.goto(path);
  await refreshed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the profile by a link of the page, and expects this user. */
async function expectProfileOf(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(new ProfilePage(page).region('Email address')).toContainText(email);
}

test('a sign-out reaches a tab without BroadcastChannel when it becomes visible', async ({ signedIn }) => {
  const one = await signedIn('patient');
  await withoutSockets(one);
  await one.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const two = await one.context().newPage();
  for (const page of [one, two]) {
    await page.goto('/patient-portal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await one.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(one).toHaveURL((url) => url.pathname === '/');
  await expect(two.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  await lookAt(two);
  await expect(two).toHaveURL((url) => url.pathname === '/login' || url.pathname === '/');
});

test('another user who signs in in another tab is signed in here, too', async ({ signedIn, faults }) => {
  // Leaving a page cancels its running requests.
  faults.allow(/(40[13]|net::ERR_ABORTED) (GET|POST) .*\/api\//);
  const one = await signedIn('patient');
  await withoutSockets(one);
  await one.goto('/about');
  await expect(one.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  const two = await one.context().newPage();
  await two.goto('/about');
  await two.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(one.getByRole('link', { name: 'Login / Register' }).first()).toBeVisible();
  await two.getByRole('link', { name: 'Login / Register' }).first().click();
  await expect(two.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await signIn(two, demoEmail('partner/hospital'), DEMO_PASSWORD);
  await expect(two).toHaveURL('/partner-portal');
  await one.getByRole('link', { name: 'Hospital Portal' }).first().click();
  await expect(one).toHaveURL('/partner-portal');
  await expectProfileOf(one, demoEmail('partner/hospital'));

  // Without a message from another tab: only the cookie shows the other user.
  const refreshed = refreshOf(one);
  await one.context().request.post('/api/auth/sign-in', {
    data: { email: demoEmail('laboratory_partner'), password: DEMO_PASSWORD },
  });
  await lookAt(one);
  await refreshed;
  await one.goBack();
  await expect(one).toHaveURL('/laboratory-portal');
  await expectProfileOf(one, demoEmail('laboratory_partner'));
});

test('another user with the same home, which the cookie does not show, is detected when the tab becomes visible', async ({
  signedIn,
  faults,
}) => {
  // Leaving a page cancels its running requests.
  faults.allow(/(40[13]|net::ERR_ABORTED) (GET|POST) .*\/api\//);
  const page = await signedIn('patient');
  await withoutSockets(page);
  await page.clock.install();
  await openedBySession(page, '/patient-portal');
  await page.context().request.post('/api/auth/sign-in', {
    data: { email: demoEmail('unverified_user'), password: DEMO_PASSWORD },
  });
  const asked = count(page, '/api/auth/session');
  await lookAt(page);
  // Moves the time without running timers: a page without sockets would read its counts again, and notice by that.
  await page.clock.setSystemTime(Date.now() + 2 * MINUTE);
  const refreshed = refreshOf(page);
  await lookAt(page);
  await refreshed;
  await expect.poll(() => asked.number).toBe(1);
  await expectProfileOf(page, demoEmail('unverified_user'));
});

test('a tab that slept for an hour recovers with one refresh', async ({ signedIn }) => {
  const page = await signedIn('ayana_staff');
  await page.clock.install();
  await openedBySession(page, '/admin');
  const refreshes = count(page, '/api/auth/refresh');
  await page.clock.fastForward(60 * MINUTE);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await page.goBack();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refreshes.number).toBe(1);
});

test('twenty refusals of an expired token request one new token', async ({ signedIn, faults }) => {
  faults.expect(/401 GET .*\/api\//);
  const page = await signedIn('ayana_staff');
  const refreshes = count(page, '/api/auth/refresh');
  await openedBySession(page, '/admin');
  const before = refreshes.number;
  let expired: string | undefined;
  let refused = 0;
  let isRenewed = false;
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/auth/refresh') isRenewed = true;
  });
  await page.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    const { authorization } = headers;
    expired ??= authorization;
    // What the server does with a token that expired while the device slept. Two tokens of one second are equal.
    if (isRenewed || authorization === undefined || authorization !== expired) return route.continue();
    refused += 1;
    return route.continue({ headers: { ...headers, authorization: 'Bearer expired' } });
  });
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  expect(refreshes.number - before).toBe(1);
});

for (const [name, minutes] of [
  ['ahead', 7],
  ['behind', -7],
] as const) {
  test(`a clock that is seven minutes ${name} does no harm`, async ({ newPerson }) => {
    const page = await newPerson();
    await page.clock.install({ time: Date.now() + minutes * MINUTE });
    const refreshes = count(page, '/api/auth/refresh');
    await new LoginPage(page).open('?next=%2Fprofile');
    await signIn(page, demoEmail('patient'), DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    expect(refreshes.number).toBe(0);
    const refreshed = refreshOf(page);
    await page.reload();
    await refreshed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    expect(refreshes.number).toBe(1);
  });
}

test('a refresh that fails because the network is just coming back does not sign out', async ({ signedIn, faults }) => {
  faults.expect(/net::ERR_FAILED POST .*\/api\/auth\/refresh/);
  const page = await signedIn('patient');
  let failures = 2;
  await page.route('**/api/auth/refresh', (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort('failed') : route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page).toHaveURL('/profile');
});
