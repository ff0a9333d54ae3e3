import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import type { Browser, BrowserContext } from 'playwright-core';

import { median, type Row } from './bench.ts';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { slowDown } from './browser.ts';
import { asUser, DESKTOP } from './portal/visits.ts';
import { onSite } from './site.ts';

const TIMES = 7;
/** From a public page to a partner's portal: another remote. */
const FROM = '/about';
const TO = '/partner-portal';

/** Whether the code was fetched on intent, and whether line and processor are those of a slow phone. */
interface Way {
  readonly prefetch: boolean;
  readonly slow: boolean;
}

const ROWS: readonly { what: string; way: Way; atMost?: number }[] = [
  { what: 'Cold navigation to another remote', way: { prefetch: false, slow: false }, atMost: 350 },
  { what: 'Prefetched', way: { prefetch: true, slow: false }, atMost: 100 },
  { what: 'Cold, on a slow phone', way: { prefetch: false, slow: true } },
  { what: 'Prefetched, on a slow phone', way: { prefetch: true, slow: true } },
];

/** From the press on a link to the heading of a page of another remote, first with nothing of it fetched, then fetched on intent. */
export async function navigation(): Promise<readonly Row[]> {
  return onSite((site, progress) =>
    withBrowser(async (browser) => {
      const took = ROWS.map((): number[] => []);
      await progress.step(`${ROWS.length * TIMES} navigations`, async () => {
        for (const { way } of ROWS) await navigate(browser, site.origin, way);
        for (let time = 0; time < TIMES; time += 1)
          for (const [row, { way }] of ROWS.entries()) took[row]?.push(await navigate(browser, site.origin, way));
      });
      return ROWS.map(({ what, atMost }, row): Row => {
        const ours = median(took[row] ?? []);
        return atMost === undefined
          ? { what, unit: 'ms', ours }
          : { what, unit: 'ms', ours, goal: { of: 'ours', atMost } };
      });
    }),
  );
}

/** Milliseconds in the page's own clock, from the press to the new heading. */
function navigate(browser: Browser, origin: string, { prefetch, slow }: Way): Promise<number> {
  const partner = DEMO_ACCOUNTS.find(({ role }) => role === 'partner')?.email;
  const measure = async (context: BrowserContext): Promise<number> => {
    const page = await context.newPage();
    await page.goto(origin + FROM, { waitUntil: 'networkidle' });
    if (slow) await slowDown(page);
    const link = page.locator(`header a[href="${TO}"]`).first();
    if (prefetch) {
      await link.hover();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
    }
    await page.evaluate(() => {
      const state = { pressed: 0, arrived: 0, before: document.querySelector('main h1')?.textContent };
      Object.assign(globalThis, { measured: state });
      document.addEventListener('click', () => (state.pressed = performance.now()), { capture: true, once: true });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (state.arrived === 0 && heading && heading !== state.before) state.arrived = performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(() => (Reflect.get(globalThis, 'measured') as { arrived: number }).arrived > 0);
    return await page.evaluate(() => {
      const { arrived, pressed } = Reflect.get(globalThis, 'measured') as { arrived: number; pressed: number };
      return arrived - pressed;
    });
  };
  return asUser(browser, origin, DESKTOP, measure, partner);
}
