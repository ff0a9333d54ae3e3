import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { JOURNEY_STEPS } from '@ayana/contracts/journey';
import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/**
 * How each public page looks to axe and at every width, by one visit: what a page does is in the specs of its feature. Dialogs, errors and
 * other states of a page are there, too.
 */
const GROUPS: Record<string, readonly string[]> = {
  'the first pages': [
    '/',
    '/login',
    '/login?mode=register',
    '/reset-password?token=a',
    '/services',
    '/consultation',
    '/contact',
    '/nowhere',
    '/consultation/received/AY-12',
    '/appointment?token=forged',
    '/services/flight-booking',
  ],
  'hospitals and doctors': [
    '/hospitals',
    `/hospital/${BUILT_IN_HOSPITALS[0]?.id}`,
    '/hospital/0190a000-0000-7000-8000-000800000001',
    '/doctors',
    '/doctors/0190a000-0000-7000-8000-000600000002',
    '/find-doctors',
    '/find-doctors?q=knee+pain',
  ],
  'treatments, cities and comparisons': [
    '/treatments',
    '/treatments?q=knee',
    '/treatments/knee-replacement',
    '/destinations',
    '/destinations/chennai',
    '/compare',
    '/compare?hospitals=0190a000-0000-7000-8000-000800000001,0190a000-0000-7000-8000-000800000002',
    '/compare?doctors=0190a000-0000-7000-8000-000600000002,0190a000-0000-7000-8000-000600000036',
  ],
  'specialities and the trip': [
    '/services/cardiology',
    '/services/orthopedic',
    '/services/oncology',
    '/services/video-consultation',
    '/services/patient-journey',
    '/trip-cost?treatment=knee-replacement&city=chennai&attendants=1&from=KE&currency=KES',
  ],
  'what was searched': [
    '/search?q=knee&city=chennai&in=doctors',
    '/search?q=knee&city=chennai&in=hospitals',
    '/search?q=knee&in=treatments',
    '/search?q=zzqx',
  ],
  'the parts of the journey': JOURNEY_STEPS.map((step) => `/treatment-journey/${step}`),
  'the company': ['/about', '/privacy', '/terms', '/insurance', '/press', '/resources', '/support', '/style-guide'],
  'articles and questions': [
    '/blog',
    '/blog?topic=choosing',
    '/blog/flying-after-surgery',
    '/blog/talking-to-a-surgeon-through-an-interpreter',
    '/faq?q=visa',
    `/faq?q=${'x'.repeat(100)}`,
  ],
};

/** Pages with the layout of another one: on a phone their own words are enough. */
const SAME_LAYOUT = new Set([
  '/hospital/0190a000-0000-7000-8000-000800000001',
  '/treatments?q=knee',
  '/find-doctors?q=knee+pain',
  '/compare?doctors=0190a000-0000-7000-8000-000600000002,0190a000-0000-7000-8000-000600000036',
  '/services/orthopedic',
  '/services/oncology',
  '/search?q=knee&city=chennai&in=hospitals',
  ...JOURNEY_STEPS.slice(1).map((step) => `/treatment-journey/${step}`),
  '/privacy',
  '/terms',
  '/blog?topic=choosing',
  '/blog/talking-to-a-surgeon-through-an-interpreter',
  `/faq?q=${'x'.repeat(100)}`,
  // The components of the other pages.
  '/style-guide',
]);

/** WCAG 1.4.10: 1280 px at 400 % is 320 px; 200 % of it is 640 px. 1440 and 360 are look.md's ends. */
const WIDTHS = [320, 360, 640, 1024, 1440];
/** Where text alone is made twice as large (WCAG 1.4.4). */
const LARGE = /^\/(|login.*|hospitals|services|contact|blog(\/.*)?|faq.*)$/;

// Animations must be finished before axe looks: half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, paths] of Object.entries(GROUPS))
  test(`${name}: no axe violations on a phone and a desktop, no sideways scrolling`, async ({ page, faults }) => {
    test.slow();
    if (paths.includes('/nowhere')) faults.expect(/404 GET .*\/nowhere/);
    for (const path of paths) await test.step(path, () => looksRight(page, path));
  });

async function looksRight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(new SiteFrame(page).heading).toBeVisible();
  await hasNoAxeViolationsAt(page, SAME_LAYOUT.has(path) ? [390] : [390, 1440]);
  // The style guide is the team's own: it shows the largest letters as they are.
  await fitsItsWidthAt(page, path === '/style-guide' ? WIDTHS.filter((width) => width >= 360) : WIDTHS);
  if (!LARGE.test(path)) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await fitsItsWidth(page);
}
