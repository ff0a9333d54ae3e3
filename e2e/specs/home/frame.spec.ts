import { BRAND } from '@ayana/contracts/brand';

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

/** Spec section 2: where the footer's links go. */
const DESTINATIONS = [
  '/about',
  '/contact',
  '/blog',
  '/faq',
  '/privacy',
  '/terms',
  '/partnerships',
  '/careers',
  '/press',
  '/patient-portal',
  '/partner-portal',
  '/doctor-portal',
  '/admin',
  '/auth',
  '/insurance',
  '/services',
];

test('signed out: the entries and main links, the footer with its columns, links and year, contact cards, and the social links of the server', async ({
  page,
  request,
}) => {
  await new HomePage(page).open();
  const frame = new SiteFrame(page);
  for (const name of ENTRIES) await expect(frame.entry(name)).toBeVisible();
  await expect(frame.chatButton).toBeVisible();
  await expect(frame.callButton).toBeVisible();
  for (const [name, path] of CARE) await expect(frame.entry(name)).toHaveAttribute('href', path);

  const { footer } = frame;
  for (const title of ['Services', 'Our Partners', 'Company', 'Quick Access', 'Support'])
    await expect(footer.getByRole('navigation', { name: title }).getByRole('link').first()).toBeVisible();
  const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(DESTINATIONS.filter((path) => !links.includes(path))).toEqual([]);
  await expect(footer).toContainText('© 2024');

  await expect(page.locator(`a[href="${BRAND.phone_href}"]`).filter({ hasText: BRAND.phone }).first()).toBeVisible();
  await expect(page.locator(`a[href="mailto:${BRAND.email}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="${BRAND.map_href}"]`).first()).toBeVisible();
  await expect(page.getByText('Mon-Fri 8AM-8PM EST, Sat 9AM-5PM, Sun 10AM-4PM').first()).toBeVisible();

  // Without an answer there are five of our own: social-links.test.ts.
  const answer = await request.get('/api/rpc/get_public_social_links');
  const seeded = (await answer.json()) as { platform_name: string; url: string }[];
  expect(seeded.length).toBeGreaterThan(2);
  for (const { platform_name, url } of seeded) {
    const link = footer.getByRole('link', { name: platform_name, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveText('');
    // A missing icon file has no size.
    const drawn = await link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
    expect(drawn, platform_name).toBeGreaterThan(10);
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
