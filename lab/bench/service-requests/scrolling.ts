import type { Browser, Page } from 'playwright-core';

import { median, percentile, type Row } from '../bench.ts';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { asUser, DESKTOP, openPage } from '../portal/visits.ts';
import { startFrozenTwin } from '../twins/frozen-twin.ts';
import { framesOf, scrollFrames, scrollRows } from './frames.ts';

const LIST = '/admin/service-requests';
const OPENING = { selector: 'main [data-row]', profile: DESKTOP };
/** Rows scrolled through, in parts, to see whether the last ones cost more than the first. */
const PARTS = [1000, 9000, 10_000] as const;
const OPENINGS = 5;
const KEYS = 50;

/** The list in a browser: first row, frames while 10,000 rows are scrolled through, memory of the tab, and the keys far down. */
export async function scrolling(origin: string): Promise<Row[]> {
  return withBrowser((browser) =>
    asUser(browser, origin, DESKTOP, async (context) => {
      const firsts: number[] = [];
      for (let time = 0; time < OPENINGS; time += 1) {
        const { page, ms } = await openPage(context, origin + LIST, OPENING);
        firsts.push(ms);
        await page.close();
      }
      const { page } = await openPage(context, origin + LIST, OPENING);
      await page.waitForLoadState('networkidle');
      const twin = await twinFrames(browser, origin, page);
      const before = await heapOf(page);
      const [first, middle, last] = [
        await framesOf(page, () => scrollRows(page, PARTS[0])),
        await framesOf(page, () => scrollRows(page, PARTS[1])),
        await framesOf(page, () => scrollRows(page, PARTS[2])),
      ];
      const after = await heapOf(page);
      const keys = await pageUps(page);
      const took = [...first.took, ...middle.took, ...last.took];
      const rows = `${PARTS[2].toLocaleString('en')} rows`;
      return [
        { what: 'First row in the browser', unit: 'ms', ours: median(firsts) },
        { what: `Slow frames while scrolling ${rows}`, unit: '%', ours: slowShare(took), twin: slowShare(twin.took) },
        { what: 'A frame, p95', unit: 'ms', ours: percentile(took, 0.95), twin: percentile(twin.took, 0.95) },
        { what: 'Processor time a frame, first thousand', unit: 'ms', ours: first.processor, twin: twin.processor },
        { what: 'Processor time a frame, tenth thousand', unit: 'ms', ours: last.processor, twin: twin.processor },
        { what: 'Memory of the tab before', unit: 'MB', ours: before },
        { what: `Memory of the tab after ${rows}`, unit: 'MB', ours: after },
        { what: 'Page Up far down until the row has the focus, p95', unit: 'ms', ours: percentile(keys, 0.95) },
      ];
    }),
  );
}

/** A frame is slow when the next one of a screen with 60 a second is missed. */
const SLOW_MS = 1000 / 60 + 1000 / 120;
const slowShare = (took: readonly number[]): number =>
  (100 * took.filter((frame) => frame > SLOW_MS).length) / took.length;

/** The same scrolling over a page of the same elements that does nothing. */
async function twinFrames(browser: Browser, origin: string, list: Page): ReturnType<typeof framesOf> {
  const twin = await startFrozenTwin(list, origin, LIST);
  const page = await browser.newPage({ viewport: DESKTOP.viewport });
  try {
    await page.goto(twin.origin + LIST, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.body.style.setProperty('min-block-size', '600000px'));
    return await framesOf(page, () => scrollFrames(page, 500));
  } finally {
    await page.close();
    twin.stop();
  }
}

/** Megabytes of the tab's own memory that are in use. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 2 ** 20;
}

/** Milliseconds from each press of Page Up until the row ten above has the focus. */
async function pageUps(page: Page): Promise<number[]> {
  await page.locator('[data-row] a[data-open]').last().focus();
  const took: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const from = await focusedRow(page);
    const begun = performance.now();
    await page.keyboard.press('PageUp');
    await page.waitForFunction(
      (row) => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['index']) === row,
      from - 10,
      { polling: 'raf' },
    );
    took.push(performance.now() - begun);
  }
  return took;
}

const focusedRow = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['index']));
