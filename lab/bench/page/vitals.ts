import type { Page } from 'playwright-core';

/** Milliseconds; layout shift has no unit. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  /** Time the main thread was not free for input: what each long task takes beyond 50 ms. */
  readonly tbt: number;
}

/** Before the page is opened: notes what the browser says of it. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0, tbt: 0 };
    Object.assign(globalThis, { vitals });
    const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    };
    watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
    watch('layout-shift', (entry) => (vitals.cls += Number(Reflect.get(entry, 'value'))));
    watch('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
  });
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => Reflect.get(globalThis, 'vitals') as Vitals);
}
