/**
 * Each public page by one visit. A page of most layouts is opened in the made language ar-XB: English with accents, a third longer, mirrored.
 * A text without accents is not from a catalogue, unless it is data; what no longer fits, or points the wrong way, shows. What a page does,
 * its dialogs, errors and other states are in the specs of its feature.
 */
import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { collectData, expectMirrored, PREFIX } from '../../harness/language-checks.ts';
import { fitsItsWidth, fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/** Of pages with one layout (hospitals, specialities, articles …) one; what the server says of each is in `specs/public/every-page`. */
const GROUPS: Record<string, readonly string[]> = {
  'the first pages': ['/', '/login', '/login?mode=register', '/reset-password?token=a', '/services', '/consultation'],
  'hospitals and doctors': [
    '/hospitals',
    '/hospital/0190a000-0000-7000-8000-000000000101',
    '/doctors',
    '/doctors/0190a000-0000-7000-8000-000600000002',
    '/find-doctors',
    '/find-doctors?q=knee+pain',
  ],
  'treatments, cities and comparisons': [
    '/treatments',
    '/treatments/acl-reconstruction',
    '/destinations',
    '/destinations/chennai',
    '/compare',
    '/compare?hospitals=0190a000-0000-7000-8000-000800000001,0190a000-0000-7000-8000-000800000002',
  ],
  'services and the trip': [
    '/services/orthopedic',
    '/services/video-consultation',
    '/services/patient-journey',
    '/services/flight-booking',
    '/trip-cost',
    '/trip-cost?treatment=knee-replacement&city=chennai&attendants=1&from=KE&currency=KES',
    '/treatment-journey/planning',
  ],
  'answers, and what was searched': [
    '/search?q=knee&city=chennai&in=doctors',
    '/search?q=knee&in=treatments',
    '/search?q=zzqx',
    '/nowhere',
    '/consultation/received/AY-12',
    '/appointment?token=forged',
  ],
  'the company': ['/about', '/privacy', '/insurance', '/press', '/resources', '/support'],
  'contact, articles and questions': [
    '/contact',
    '/blog',
    '/blog/flying-after-surgery',
    '/faq',
    '/faq?q=visa',
    `/faq?q=${'x'.repeat(100)}`,
  ],
};

/** The layouts that are looked at in the mirrored language. */
const MIRRORED =
  /^\/(|login|consultation|hospitals|hospital\/.*|doctors(\/.*)?|treatments\/.*|services\/orthopedic|trip-cost|treatment-journey\/.*|contact|faq)$/;

/** WCAG 1.4.10: 1280 px at 400 % is 320 px; 200 % of it is 640 px. Both ends of look.md are looked at for texts. */
const WIDTHS = [320, 640, 1024];
/** Where text alone is made twice as large (WCAG 1.4.4); the made language's would be three times as long. */
const LARGE = /^\/(login.*|services|blog(\/.*)?|faq.*)$/;
const LARGE_TOO = ['/', '/hospitals', '/contact'];

// Animations must be finished before axe looks: half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, paths] of Object.entries(GROUPS))
  test(`${name} are accessible, fit every width, and are wholly translated and mirrored`, async ({ page, faults }) => {
    if (paths.includes('/nowhere')) faults.expect(/404 GET .*\/nowhere/);
    for (const path of paths) await test.step(path, () => looksRight(page, path));
  });

async function looksRight(page: Page, path: string): Promise<void> {
  const data = collectData(page);
  const isMirrored = MIRRORED.test(path);
  await page.goto(isMirrored ? (PREFIX + path).replace(/\/$/, '') : path);
  await expect(new SiteFrame(page).heading).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await hasNoAxeViolations(page);
    if (isMirrored) await expectMirrored(page, data);
    else await fitsItsWidth(page);
  }
  data.stop();
  await fitsItsWidthAt(page, WIDTHS);
  if (!isMirrored && LARGE.test(path)) await fitsLargeText(page);
}

async function fitsLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await fitsItsWidth(page);
}

test('the heading of the home page is below the navigation, and the style guide is accessible', async ({ page }) => {
  await page.goto(PREFIX);
  const navigation = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((navigation?.y ?? 0) + (navigation?.height ?? 900));
  // The team's own: in English, with the largest letters as they are.
  await page.goto('/style-guide');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [360, 1024]);
});

test('the pages that are looked at mirrored have room for large text too', async ({ page }) => {
  for (const path of LARGE_TOO)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(new SiteFrame(page).heading).toBeVisible();
      await fitsLargeText(page);
    });
});
