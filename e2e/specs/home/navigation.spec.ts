import type { Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, HOMES, isAmong, visitorsOf } from '@ayana/contracts/testing';

import { expect, test } from '../../harness/fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const ENTRIES = ['Home', 'Services', 'Our Trusted Partners', 'About', 'Support', 'Contact'];
/** The main links with their pages. */
const CARE = [
  ['Treatments', '/treatments'],
  ['Hospitals', '/hospitals'],
  ['Doctors', '/doctors'],
  ['Cities', '/destinations'],
  ['Trip cost', '/trip-cost'],
] as const;

test('signed out: the entries, the main links and Login / Register', async ({ page }) => {
  await new HomePage(page).open();
  const frame = new SiteFrame(page);
  for (const name of ENTRIES) await expect(frame.entry(name)).toBeVisible();
  for (const [name, path] of CARE) {
    await frame.entry(name).click();
    await expect(page).toHaveURL(path);
  }
  await frame.entry('Login / Register').click();
  await expect(page).toHaveURL('/login');
});

test('the mobile menu has every entry and the login, and closes with Escape', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 390, height: 844 } });
  await new HomePage(page).open();
  const frame = new SiteFrame(page);
  await expect(frame.entry('Services')).toBeHidden();
  await frame.menuButton.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of [...ENTRIES, ...CARE.map(([care]) => care)])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(frame.menuButton).toBeFocused();
  await frame.menuButton.click();
  await menu.getByRole('link', { name: /login/i }).click();
  await expect(page).toHaveURL('/login');
  await expect(menu).toBeHidden();
});

/** The buttons beside "Welcome back!" for a role (spec section 2). */
function buttonsOf(role: Role): string[] {
  if (role === 'admin' || role === 'super_admin') return ['Admin Panel'];
  if (role === 'doctor') return ['Doctor Portal'];
  if (role === 'partner/hospital') return ['Hospital Portal'];
  if (role === 'partner' || role.startsWith('partner/')) return ['Partner Portal'];
  return [];
}

/** A page that others may open. */
function refusedTo(role: Role): string {
  const paths = ['/admin/users', '/database-overview', '/partner-portal', '/doctor-portal'];
  return paths.find((path) => !isAmong(visitorsOf(path) ?? [], role)) ?? '';
}

test.describe('signed in', () => {
  for (const role of EVERY_ROLE) {
    test(`${role} is redirected from the home page and from others’ pages to their portal, with a link to it and no other`, async ({
      signedIn,
    }) => {
      const page = await signedIn(role);
      await page.goto('/');
      await expect(page).toHaveURL(HOMES[role].landing);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.goto('/about');
      const frame = new SiteFrame(page);
      await expect(frame.header).toContainText('Welcome back!');
      await expect(frame.header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await expect(frame.header.getByText('Login / Register')).toHaveCount(0);
      const wanted = buttonsOf(role);
      for (const name of ['Admin Panel', 'Doctor Portal', 'Hospital Portal', 'Partner Portal']) {
        await expect(frame.header.getByRole('link', { name }), name).toHaveCount(wanted.includes(name) ? 1 : 0);
      }
      for (const name of wanted)
        await expect(frame.header.getByRole('link', { name })).toHaveAttribute('href', HOMES[role].landing);
      await page.goto(refusedTo(role), { waitUntil: 'commit' });
      await expect(page).toHaveURL(HOMES[role].home);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
});

test.describe('floating buttons', () => {
  test('chat opens the chat with a greeting, call calls', async ({ page }) => {
    await new HomePage(page).open();
    const frame = new SiteFrame(page);
    const chat = new URL((await frame.chatButton.getAttribute('href')) ?? '');
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toMatch(/medical tourism services/i);
    await expect(frame.callButton).toHaveAttribute('href', /^tel:\+/);
  });

  for (const path of ['/about', '/login', '/no-such-page']) {
    test(`are shown on ${path}`, async ({ page, faults }) => {
      if (path === '/no-such-page') faults.expect(/404 GET .*\/no-such-page/);
      await page.goto(path);
      const frame = new SiteFrame(page);
      await expect(frame.chatButton).toBeVisible();
      await expect(frame.callButton).toBeVisible();
    });
  }

  for (const path of ['/no-such-admin-page', '/no/profile', '/some-dashboard']) {
    test(`are hidden on ${path}`, async ({ page, faults }) => {
      faults.expect(/404 GET/);
      await page.goto(path);
      const frame = new SiteFrame(page);
      await expect(frame.heading).toBeVisible();
      await expect(frame.chatButton).toHaveCount(0);
      await expect(frame.callButton).toHaveCount(0);
    });
  }
});
