import type { Browser, Page } from 'playwright-core';

import { median, type Row } from '../bench.ts';
import { asNewVisitor, slowProcessor } from '../browser.ts';

const TIMES = 5;
/** Milliseconds until what was scrolled to is painted, on a slow processor. */
const SEEN = 500;

/** What a visitor on a phone does on the home page; each is one press or one key. */
const INTERACTIONS: readonly { name: string; act: (page: Page) => Promise<void> }[] = [
  { name: 'menu', act: async (page) => page.getByRole('banner').locator('summary').click() },
  {
    name: 'dialog',
    act: async (page) => {
      await page.getByRole('link', { name: 'Start Your Journey' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'form',
    act: async (page) => {
      const field = page.getByRole('main').getByLabel('First name').first();
      await field.scrollIntoViewIfNeeded();
      await field.pressSequentially('Amara');
      const send = page.getByRole('main').locator('button[type="submit"]').last();
      await send.scrollIntoViewIfNeeded();
      // A person presses what they have seen: painting what was scrolled to is no part of the press.
      await page.waitForTimeout(SEEN);
      await send.click();
    },
  },
];

/**
 * Interaction to next paint (Event Timing API) of menu, dialog and form, on a processor a quarter as fast: the slowest press or key of
 * each, the median of five visitors.
 */
export async function interactions(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, act } of INTERACTIONS) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) took.push(await slowest(browser, origin, act));
    rows.push({
      what: `Interaction to next paint: ${name}`,
      unit: 'ms',
      ours: median(took),
      goal: { of: 'ours', atMost: 100 },
    });
  }
  return rows;
}

function slowest(browser: Browser, origin: string, act: (page: Page) => Promise<void>): Promise<number> {
  return asNewVisitor(browser, async (page) => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    await slowProcessor(page);
    await page.evaluate(() => {
      const seen = { slowest: 0 };
      Object.assign(globalThis, { seen });
      const note = (entry: PerformanceEntry): void => {
        // Only interactions have an id; the browser times other events, too.
        if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.slowest = Math.max(seen.slowest, entry.duration);
      };
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    // Entries come after the paint they describe.
    await page.waitForTimeout(600);
    return page.evaluate(() => (Reflect.get(globalThis, 'seen') as { slowest: number }).slowest);
  });
}
