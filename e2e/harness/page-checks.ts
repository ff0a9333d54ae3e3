import type { APIRequestContext, Page } from '@playwright/test';

import { axeFindings, movingThings, widths } from '@ayana/tooling/check/pages/looks.ts';

import { expect } from './fixtures.ts';

/** WCAG 2.2 AA and the rest of axe's rules: nothing is found. What was found is named with its place. */
export async function hasNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}

/** Nothing stands out to the side: no horizontal scrolling of the page itself. */
export async function fitsItsWidth(page: Page): Promise<void> {
  const { content, width } = await widths(page);
  expect(content, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

/** What every page keeps: nothing for axe on a phone and on a desk, and nothing to the side of the narrowest phone. */
export async function looksWellAnywhere(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await fitsItsWidth(page);
}

/** Nothing is under way, e.g. for a person who prefers it so. */
export async function standsStill(page: Page): Promise<void> {
  expect(await movingThings(page), `what moves on ${page.url()}`).toEqual([]);
}

/** Begins to add up layout shifts (the web's CLS); read by `layoutShift`. To be called before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node }[];
      })[]) {
        const nodes = entry.sources?.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone'),
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: nodes?.join(' ') ?? '' });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function layoutShift(page: Page): Promise<{ sum: number; what: string[] }> {
  const shifts = (await page.evaluate(() => Reflect.get(window, 'layoutShifts') as unknown)) as {
    value: number;
    what: string;
  }[];
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) };
}

/** The schema.org objects the server writes into a page. */
export async function structuredData(request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => json);
  return blocks.flatMap((block) => [JSON.parse(block) as Record<string, unknown> | Record<string, unknown>[]].flat());
}
