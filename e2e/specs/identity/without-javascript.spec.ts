import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { APIRequestContext } from '@playwright/test';

import { mailedLink, PASSWORD, signUp } from '../../flows/accounts.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { type Part, ServedPage } from '../../harness/page-parts.ts';
import { demoPerson } from '../../harness/people.ts';

test.use(ownAddress);

const form = ({ main }: ServedPage): Part => main.one('form', { method: 'post' });
const said = ({ main }: ServedPage): string =>
  main
    .all('*', { role: 'alert' })
    .map(({ text }) => text)
    .join(' ');
const cookies = async (request: APIRequestContext): Promise<string[]> =>
  (await request.storageState()).cookies.map(({ name }) => name);
const confirm = async (page: ServedPage): Promise<ServedPage> => page.send(form(page), {});

test('every screen works without scripts, and repeats no token in its links', async ({ request }) => {
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/login?mode=register', 'Open an account'],
    ['/login?mode=resend', 'Send the link again'],
    ['/request-password-reset', 'Forgotten password'],
    ['/reset-password?token=abc', 'Choose a new password'],
    ['/login?verify=abc', 'Confirming your email address'],
  ] as const) {
    const page = await ServedPage.open(request, path);
    expect(page.status, path).toBe(200);
    expect(page.title, path).toBe(heading);
    expect(page.robots, path).toBe('noindex');
    expect(page.links.length, path).toBeGreaterThan(5);
    expect(JSON.stringify(page.links), path).not.toContain('abc');
  }
});

test('sign-in: a wrong password is reported with the typed address kept, the right one continues', async ({
  request,
}) => {
  const login = await ServedPage.open(request, '/login?next=%2Fadmin');
  const email = demoEmail('admin');
  const refused = await login.send(form(login), { email, password: 'not the password' });
  expect(said(refused)).toMatch(/password/i);
  expect(refused.path).toBe('/login?next=%2Fadmin');
  expect(form(refused).fields).toMatchObject({ email, password: '' });
  expect((await refused.send(form(refused), { email, password: DEMO_PASSWORD })).path).toBe('/admin');
  expect(await cookies(request)).toContain('ayana_signed_in');
});

test('registration: missing fields are reported, then the page says to check the inbox', async ({ request, site }) => {
  const { email, first_name, last_name } = demoPerson('Register');
  const register = await ServedPage.open(request, '/login?mode=register');
  const missing = await register.send(form(register), { first_name, email });
  expect(missing.main.one('*', { role: 'alert' }).links.length).toBeGreaterThan(0);
  expect(form(missing).fields).toMatchObject({ first_name, email });
  const answers = { last_name, password: PASSWORD, health_data_consent: 'on' };
  const inbox = await missing.send(form(missing), answers);
  expect([inbox.path, inbox.title]).toEqual(['/login?mode=register', 'Check your inbox']);

  const link = /http\S+verify=\S+/.exec((await site.mail.waitFor(email)).text)?.[0] ?? '';
  const login = await confirm(await ServedPage.open(request, link));
  expect(login.title).toBe('Your email address is confirmed');
  const wrong = await login.send(form(login), { email, password: `${PASSWORD}, but wrong` });
  expect(wrong.path).toBe('/login');
  expect(said(wrong)).toMatch(/password/i);
  expect((await wrong.send(form(wrong), { email, password: PASSWORD })).path).toBe('/secure-portal');

  const used = await confirm(await ServedPage.open(request, link));
  expect(used.title).toBe('This link no longer works');
  const again = await used.send(form(used), { email });
  expect([again.path, again.title]).toEqual(['/login?mode=resend', 'Check your inbox']);
});

test('several sign-ups for one address: the password selects the one the link opens', async ({ request, site }) => {
  const person = demoPerson('Contested');
  await signUp(site, person);
  await mailedLink(site, person.email, 'verify');
  await signUp(site, { ...person, first_name: 'Stranger' }, { password: 'what a stranger chose' });
  const { text } = await site.mail.waitFor(person.email, ({ text: letter }) => letter.includes('Hello Stranger'));
  const link = /https?:\/\/\S+\?verify=\S+/.exec(text)?.[0] ?? '';
  const which = await confirm(await ServedPage.open(request, link));
  expect(which.title).toBe('Which sign-up is yours?');
  const wrong = await which.send(form(which), { password: 'neither of the two' });
  expect(wrong.main.text).toContain('No sign-up for this address');
  expect(form(wrong).fields).toMatchObject({ password: '' });
  // The password was given: it signs in as well.
  expect((await wrong.send(form(wrong), { password: PASSWORD })).path).toBe('/patient-portal/people');
  expect(await cookies(request)).toContain('ayana_signed_in');
});

test('a forgotten password: a link is requested, and an expired one says so when a password is sent with it', async ({
  request,
}) => {
  const page = await ServedPage.open(request, '/request-password-reset');
  const wrong = await page.send(form(page), { email: 'no address' });
  expect(said(wrong)).not.toBe('');
  expect((await wrong.send(form(wrong), { email: demoPerson('Forgot').email })).title).toBe('Check your inbox');
  const reset = await ServedPage.open(request, '/reset-password?token=abc');
  const dead = await reset.send(form(reset), { password: PASSWORD });
  expect(dead.title).toBe('This link no longer works');
  expect(dead.main.all('input', { name: 'password' })).toHaveLength(0);
});
