import { BRAND } from '@ayana/contracts/brand';

import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';
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
  request,
}) => {
  const page = await ServedPage.open(request, '/');
  const header = page.one('header').links;
  for (const name of ENTRIES) expect(header.map(([text]) => text)).toContain(name);
  expect(header).toEqual(expect.arrayContaining(CARE.map((each) => [...each])));
  expect(page.one('header').link('Login / Register')).toBe('/login');

  const footer = page.all('footer').at(-1) ?? page;
  for (const title of ['Services', 'Our Partners', 'Company', 'Quick Access', 'Support'])
    expect(footer.named(title, 'nav').links.length, title).toBeGreaterThan(0);
  const links = new Set(footer.links.map(([, href]) => href));
  expect(DESTINATIONS.filter((path) => !links.has(path))).toEqual([]);
  expect(footer.text).toContain('© 2024');

  expect(page.all('a', { href: BRAND.phone_href }).some(({ text }) => text.includes(BRAND.phone))).toBe(true);
  for (const href of [`mailto:${BRAND.email}`, BRAND.map_href]) page.one('a', { href });
  expect(page.text).toContain('Mon-Fri 8AM-8PM EST, Sat 9AM-5PM, Sun 10AM-4PM');

  // Without an answer there are five of our own: social-links.test.ts.
  const answer = await request.get('/api/rpc/get_public_social_links');
  const seeded = (await answer.json()) as { platform_name: string; url: string }[];
  expect(seeded.length).toBeGreaterThan(2);
  for (const { platform_name, url } of seeded) {
    const link = footer.one('a', { 'aria-label': platform_name });
    expect([link.attribute('href'), link.text]).toEqual([url, '']);
    const [file = '', icon = ''] = link.one('use').attribute('href')?.split('#') ?? [];
    expect(await (await request.get(file)).text(), platform_name).toContain(`id="${icon}"`);
  }
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
