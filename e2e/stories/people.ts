import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect } from '../harness/story-fixtures.ts';
import { Screen } from './screen.ts';

/** The widths of the stories. Nothing moves, so that nothing is waited for that only moves. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;
export const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** Opens the home page, and the menu of a phone where there is one. */
export async function openHome(page: Page): Promise<Screen> {
  await page.goto('/');
  return openMenu(page);
}

/** The site's navigation: open as it is at a desk, unfolded on a phone. */
export async function openMenu(page: Page): Promise<Screen> {
  const header = new Screen(page.getByRole('banner'));
  if (isPhone(page)) await page.getByRole('banner').locator('summary').click();
  return header;
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 760;

/** Signs in from the home page. */
export async function signIn(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  const navigation = await openHome(page);
  await navigation.link('shell/messages:login_register').click();
  await fillSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills in the sign-in that is open, and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  const main = new Screen(page.getByRole('main'));
  await main.field('shell/identity/form:email').fill(email);
  await main.field('shell/identity/password:label').fill(password);
  await main.button('shell/identity/login:submit').click();
}

/** An account of the demo signs in, in a browser of its own. */
export async function demoSignIn(
  newPerson: (options?: BrowserContextOptions) => Promise<Page>,
  role: Role,
  options: BrowserContextOptions = DESK,
): Promise<Page> {
  const page = await newPerson(options);
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (account === undefined) throw new Error(`There is no demo account for ${role}.`);
  await signIn(page, account.email);
  return page;
}
