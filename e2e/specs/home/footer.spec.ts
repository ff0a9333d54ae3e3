import { BRAND } from '@ayana/contracts/brand';
import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';

import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

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

test('the footer has its five columns, all its links and the year', async ({ page }) => {
  await new HomePage(page).open();
  const { footer } = new SiteFrame(page);
  for (const title of ['Services', 'Our Partners', 'Company', 'Quick Access', 'Support']) {
    await expect(footer.getByRole('navigation', { name: title }).getByRole('link').first()).toBeVisible();
  }
  const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(DESTINATIONS.filter((path) => !links.includes(path))).toEqual([]);
  await expect(footer).toContainText('© 2024');
});

test('contact cards open a call, an e-mail and a map', async ({ page }) => {
  await new HomePage(page).open();
  await expect(page.locator(`a[href="${BRAND.phone_href}"]`).filter({ hasText: BRAND.phone }).first()).toBeVisible();
  await expect(page.locator(`a[href="mailto:${BRAND.email}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="${BRAND.map_href}"]`).first()).toBeVisible();
  await expect(page.getByText('Mon-Fri 8AM-8PM EST, Sat 9AM-5PM, Sun 10AM-4PM').first()).toBeVisible();
});

test.describe('social links', () => {
  const SOCIAL = '**/api/rpc/get_public_social_links';

  /** The page's data is read by the server; coming from another page, the browser reads it. */
  async function arriveByLink(frame: SiteFrame): Promise<void> {
    // The footer's timeout is not tested here, and this machine may be slow.
    await frame.page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await frame.page.goto('/login');
    const home = frame.page.getByRole('link', { name: /ayana/i }).first();
    await waitUntilHydrated(home);
    await home.click();
    await expect(frame.page).toHaveURL('/');
  }

  test('come from the server', async ({ page, site }) => {
    const seeded = await fetch(`${site.origin}/api/rpc/get_public_social_links`).then(
      (answer) => answer.json() as Promise<{ platform_name: string; url: string }[]>,
    );
    await new HomePage(page).open();
    const { footer } = new SiteFrame(page);
    for (const { platform_name, url } of seeded) {
      const link = footer.getByRole('link', { name: platform_name, exact: true });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveText('');
      // A missing icon file has no size.
      const drawn = await link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
      expect(drawn, platform_name).toBeGreaterThan(10);
    }
  });

  test('are the fetched ones', async ({ page }) => {
    await page.route(SOCIAL, (route) =>
      route.fulfill({
        json: [{ id: '1', platform: 'mastodon', url: 'https://social.example/@ayana', platform_name: 'Mastodon' }],
      }),
    );
    const frame = new SiteFrame(page);
    await arriveByLink(frame);
    await expect(frame.footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
      'href',
      'https://social.example/@ayana',
    );
    await expect(frame.footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  });

  test('are the five defaults when the fetch fails', async ({ page, faults }) => {
    faults.expect(/get_public_social_links/);
    await page.route(SOCIAL, (route) => route.abort());
    const frame = new SiteFrame(page);
    await arriveByLink(frame);
    for (const { platform_name, url } of DEFAULT_SOCIAL_LINKS) {
      await expect(frame.footer.getByRole('link', { name: platform_name, exact: true })).toHaveAttribute('href', url);
    }
  });
});
