import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Browser } from 'playwright-core';

import { median, type Row } from './bench.ts';
import { withBrowser } from './browser.ts';
import { onSite } from './site.ts';

const TIMES = 7;
/** From a public page to a partner's portal: another remote. */
const FROM = '/about';
const TO = '/partner-portal';

/** From the press on a link to the heading of a page of another remote, first with nothing of it fetched, then fetched on intent. */
export async function navigation(): Promise<readonly Row[]> {
  return onSite((site, progress) =>
    withBrowser(async (browser) => {
      const cold: number[] = [];
      const prefetched: number[] = [];
      await progress.step(`${2 * TIMES} navigations`, async () => {
        await navigate(browser, site.origin, false);
        for (let time = 0; time < TIMES; time += 1) {
          cold.push(await navigate(browser, site.origin, false));
          prefetched.push(await navigate(browser, site.origin, true));
        }
      });
      return [
        {
          what: 'Cold navigation to another remote',
          unit: 'ms',
          ours: median(cold),
          goal: { of: 'ours', atMost: 350 },
        },
        { what: 'Prefetched', unit: 'ms', ours: median(prefetched), goal: { of: 'ours', atMost: 100 } },
      ];
    }),
  );
}

/** Milliseconds in the page's own clock, from the press to the new heading. */
async function navigate(browser: Browser, origin: string, prefetch: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const partner = DEMO_ACCOUNTS.find(({ role }) => role === 'partner')?.email;
    const answer = await context.request.post(`${origin}/api/auth/sign-in`, {
      headers: { origin },
      data: { email: partner, password: DEMO_PASSWORD },
    });
    if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}.`);
    const page = await context.newPage();
    await page.goto(origin + FROM, { waitUntil: 'networkidle' });
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
  } finally {
    await context.close();
  }
}
