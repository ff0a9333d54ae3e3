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

/** The server cuts the socket of a session that ends: without sockets it is the tabs alone that tell each other. */
const withoutSockets = (page: Page): Promise<void> =>
  page.context().routeWebSocket(/\/socket\.io\//, (socket) => socket.close());
const lookAt = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const refreshOf = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/auth/refresh' && answer.ok());

/** Opens a page of the person's portal. The frame stands before the session is known: this tab's own refresh says who is here. */
async function openedBySession(page: Page, path: string): Promise<void> {
  const refreshed = refreshOf(page);
  await page.goto(path);
  await refreshed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to the profile by a link of the page; who is signed in is what it shows. */
async function expectProfileOf(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(new ProfilePage(page).region('Email address')).toContainText(email);
}

test('signing out reaches a tab whose browser cannot tell it, once it is looked at', async ({ signedIn }) => {
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

test('someone else who signs in in another tab is who this tab goes on as', async ({ signedIn, faults }) => {
  // A page that is left calls off what it was still reading.
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

  // No word from another tab this time: the cookie alone says that someone else is here.
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

test('someone else with the same home, whom the cookie does not tell apart, is asked for when the tab is looked at', async ({
  signedIn,
  faults,
}) => {
  // A page that is left calls off what it was still reading.
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
  await page.clock.fastForward(2 * MINUTE);
  const refreshed = refreshOf(page);
  await lookAt(page);
  await refreshed;
  await expect.poll(() => asked.number).toBe(1);
  await expectProfileOf(page, demoEmail('unverified_user'));
});

test('a tab that slept for an hour comes back by refreshing once', async ({ signedIn }) => {
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

test('twenty refusals of a token whose clock stood still ask for one new one', async ({ signedIn, faults }) => {
  faults.expect(/401 GET .*\/api\//);
  const page = await signedIn('ayana_staff');
  const refreshes = count(page, '/api/auth/refresh');
  await openedBySession(page, '/admin');
  const before = refreshes.number;
  let renewed = false;
  let refused = 0;
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/auth/refresh') renewed = true;
  });
  await page.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    // What the server does with a token that ran out while the device slept.
    if (headers['authorization'] === undefined || renewed) return route.continue();
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

test('a refresh that fails because the network is just coming back signs nobody out', async ({ signedIn, faults }) => {
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
