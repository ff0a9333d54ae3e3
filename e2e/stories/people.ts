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

/** Follows an entry of a portal's navigation: the rail at a desk; on a phone the bar at its foot, whose last entry unfolds the others. */
export async function goTo(page: Page, key: string): Promise<void> {
  const name = 'shell/messages:portal.navigation';
  if (!isPhone(page)) {
    await new Screen(page.getByRole('banner')).part('navigation', name).begins('link', key).click();
    return;
  }
  const bar = new Screen(page.locator('main ~ nav').and(new Screen(page).by('navigation', name)));
  const entry = bar.begins('link', key);
  if (!(await entry.isVisible())) await bar.root.locator('summary').click();
  await entry.click();
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 760;

/** From the home page to the sign-in. */
export async function openLogin(page: Page): Promise<void> {
  const navigation = await openHome(page);
  await navigation.link(isPhone(page) ? 'shell/messages:login' : 'shell/messages:login_register').click();
  // The home page has fields of the same names.
  await expect(new Screen(page).heading('shell/identity/login:title')).toBeVisible();
}

/** Signs in from the home page. */
export async function signIn(page: Page, email: string, password: string = DEMO_PASSWORD): Promise<void> {
  await openLogin(page);
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
  await signIn(page, demoAddress(role));
  return page;
}

/** The mailbox of the demo account with this role, or of the one that has none. */
export function demoAddress(role: Role | null): string {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (account === undefined) throw new Error(`There is no demo account for ${role}.`);
  return account.email;
}
