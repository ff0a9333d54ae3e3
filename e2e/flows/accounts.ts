import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { expect, type Site } from '../harness/fixtures.ts';
import { uniqueAddress } from '../harness/own-address.ts';
import type { Person } from '../harness/people.ts';
import { LoginPage } from '../pages/login-page.ts';
import { signIn } from './sign-in.ts';

export const PASSWORD = 'a long walk by the sea';

/** The newest mailed link of a kind. */
export async function mailedLink(site: Site, email: string, kind: 'verify' | 'reset'): Promise<string> {
  const pattern = kind === 'verify' ? /https?:\/\/\S+\?verify=\S+/ : /https?:\/\/\S+\?token=\S+/;
  const mail = await site.mail.waitFor(email, ({ text }) => pattern.test(text));
  return pattern.exec(mail.text)?.[0] ?? '';
}

async function post(site: Site, path: string, data: object): Promise<void> {
  const answer = await fetch(`${site.origin}/api/auth/${path}`, {
    method: 'POST',
    // Sign-ups are limited per network address, which all tests would otherwise share.
    headers: { 'content-type': 'application/json', origin: site.origin, 'x-forwarded-for': uniqueAddress() },
    body: JSON.stringify(data),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
}

/** Registers a person; the link is in their inbox. */
export async function signUp(site: Site, { email, first_name, last_name }: Person, more: object = {}): Promise<void> {
  const consent = { health_data_consent: true, consent_text_version: HEALTH_DATA_CONSENT.text_version };
  await post(site, 'sign-up', { email, first_name, last_name, password: PASSWORD, ...consent, ...more });
}

/** Creates a confirmed account by the API, for tests about later steps. */
export async function createAccount(site: Site, person: Person, more: object = {}): Promise<void> {
  await signUp(site, person, more);
  const link = new URL(await mailedLink(site, person.email, 'verify'));
  await post(site, 'verify-email', { token: link.searchParams.get('verify') });
}

/** Signs in on the login screen and waits until it is left. */
export async function enter(page: Page, email: string, password: string = PASSWORD, query = ''): Promise<void> {
  await new LoginPage(page).open(query);
  await signIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Everything the page has stored in the browser, as one string. */
export async function allStoredData(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state]),
  );
}
