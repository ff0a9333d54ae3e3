import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { signIn } from '../../flows/sign-in.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

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
  await one.getByRole('link', { name: 'Profile' }).first().click();
  await expect(new ProfilePage(one).region('Email address')).toContainText(demoEmail('partner/hospital'));
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
