import type { APIRequestContext, Page } from '@playwright/test';

import { axeFindings, movingThings, widths } from '@ayana/tooling/check/pages/looks.ts';

import { expect } from './fixtures.ts';

/** Expects no violations of WCAG 2.2 AA and axe's other rules; violations are listed with their place. */
export async function hasNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
}

/** Expects no horizontal scrolling of the page. */
export async function fitsItsWidth(page: Page): Promise<void> {
  const { content, width } = await widths(page);
  expect(content, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
}

/** Expects neither axe violations nor horizontal scrolling of a page as it is. */
export async function looksRight(page: Page): Promise<void> {
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);
}

/** No horizontal scrolling at any of these widths; the page is opened once. */
export async function fitsItsWidthAt(page: Page, these: readonly number[]): Promise<void> {
  await atWidths(page, these, fitsItsWidth);
}

/** Expects no axe violations on a phone and a desktop, and no horizontal scrolling on the narrowest phone. */
export async function fitsAllScreens(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await fitsItsWidth(page);
}

/** The same page on a phone and on a desktop: its layout follows the width, so it is opened once. */
export async function hasNoAxeViolationsAt(page: Page, these: readonly number[] = [390, 1440]): Promise<void> {
  await atWidths(page, these, hasNoAxeViolations);
}

async function atWidths(page: Page, these: readonly number[], check: (page: Page) => Promise<void>): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  for (const width of these) {
    await page.setViewportSize({ width, height });
    await check(page);
  }
}

/** Expects no running animations, e.g. with reduced motion. */
export async function hasNoAnimation(page: Page): Promise<void> {
  expect(await movingThings(page), `what moves on ${page.url()}`).toEqual([]);
}

/** Starts to sum up layout shifts (CLS); read by `layoutShift`. Call it before opening the page. */
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
