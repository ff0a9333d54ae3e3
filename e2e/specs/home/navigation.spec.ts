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
  await expect(frame.chatButton).toBeVisible();
  await expect(frame.callButton).toBeVisible();
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

test('the floating buttons chat with a greeting, and call; where people work they are absent', async ({ request }) => {
  for (const path of ['/', '/about', '/login', '/no-such-page']) {
    const markup = await (await request.get(path)).text();
    const [, address = ''] = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(markup) ?? [];
    const greeting = address === '' ? '' : new URL(address).searchParams.get('text');
    expect.soft(greeting, path).toMatch(/medical tourism services/i);
    expect.soft(markup, path).toMatch(/href="tel:\+/);
  }
  for (const path of ['/no-such-admin-page', '/no/profile', '/some-dashboard']) {
    const markup = await (await request.get(path)).text();
    expect.soft(markup, path).toContain('<h1');
    expect.soft(markup, path).not.toContain('https://wa.me/');
    expect.soft(markup, path).not.toContain('href="tel:');
  }
});
