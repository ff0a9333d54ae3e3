import type { AccountKind, Role } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { expect, type Site } from '../harness/fixtures.ts';
import { uniqueAddress } from '../harness/own-address.ts';
import type { Person } from '../harness/people.ts';
import { createAccount, PASSWORD } from './accounts.ts';

/** Options of a new account beside the person's name and address. */
export interface AccountOptions {
  account_kind?: AccountKind;
  wanted_role?: Role;
  organisation?: string;
  registration_number?: string;
  message?: string;
  phone?: string;
  country?: string;
}

/** Opens an account like the register form and the mail's link do. The browser stays signed out. */
export function openAccount(site: Site, person: Person, options: AccountOptions = {}): Promise<void> {
  return createAccount(site, person, options);
}

/** Signs a browser in by the API: it gets the refresh cookie and the hint, as after the login screen. */
export async function signInPersonByApi(page: Page, site: Site, person: Person): Promise<void> {
  const answer = await page.context().request.post(`${site.origin}/api/auth/sign-in`, {
    data: { email: person.email, password: PASSWORD },
    headers: { origin: site.origin, 'x-forwarded-for': uniqueAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/**
 * Chooses the language of the signed-in account by the API, as the profile does.
 * @param language such as `ar-XB`
 */
export async function chooseLanguage(page: Page, site: Site, language: string): Promise<void> {
  const { request } = page.context();
  const headers = { origin: site.origin };
  const refreshed = await request.post(`${site.origin}/api/auth/refresh`, { headers });
  const { access_token: token } = (await refreshed.json()) as { access_token: string };
  const answer = await request.patch(`${site.origin}/api/auth/account`, {
    data: { language },
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // The cookie that the render server reads.
  await request.post(`${site.origin}/api/auth/refresh`, { headers });
}

/** Opens an account with a role that an administrator gives. */
export async function openAccountWithRole(site: Site, person: Person, role: Role): Promise<void> {
  await openAccount(site, person);
  await site.api.as('super_admin', 'PATCH', `/users/${await accountId(site, person)}/role`, { role });
}

/** The id of an account, for administrators. */
export async function accountId(site: Site, person: Person): Promise<string> {
  const { items } = await site.api.as<{ items: { id: string; email: string }[] }>(
    'super_admin',
    'GET',
    `/users?q=${encodeURIComponent(person.email)}`,
  );
  const found = items.find(({ email }) => email === person.email);
  if (found === undefined) throw new Error(`Nobody has an account as ${person.email}.`);
  return found.id;
}
