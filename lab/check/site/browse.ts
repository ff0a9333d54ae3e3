import type { Browser, Page } from 'playwright-core';

import { NOT_FOUND } from '@ayana/tooling/check/pages/crawl.ts';
import { mirroredFindings, smallFindings } from './clipped-text.ts';
import { dialogFindings } from './dialogs.ts';
import { Faults } from '@ayana/tooling/check/pages/faults.ts';
import { axeFindings, movingThings } from '@ayana/tooling/check/pages/looks.ts';
import { keyboardFindings, sheetFindings } from './keyboard.ts';
import { foldSheets, unfold, widthFindings } from './layout.ts';
import { missingPictures, printFindings } from '@ayana/tooling/check/pages/printed.ts';
import { tapFindings } from './tapped.ts';
import { saveData, weighScripts } from '@ayana/tooling/check/pages/weigh.ts';

/** quality.md: what the first view of a public page may cost. */
const MOST_SCRIPTS = 6;
const MOST_BYTES = 150 * 1024;

/** Checks that need a browser, in the order they run on a page. */
export const BROWSER_CHECKS = [
  'weight',
  'motion',
  'print',
  'width',
  '320',
  'mirrored',
  'axe',
  'keyboard',
  'taps',
  'console',
] as const;
export type BrowserCheck = (typeof BROWSER_CHECKS)[number];

export interface Looked {
  readonly found: Readonly<Partial<Record<BrowserCheck, readonly string[]>>>;
  readonly scripts: number;
  /** Brotli. */
  readonly kilobytes: number;
}

const PATIENCE_MS = 20_000;

/** Opens a page as a new visitor who prefers reduced motion, and runs the wanted checks. */
export async function lookAt(
  browser: Browser,
  address: {
    readonly origin: string;
    readonly path: string;
    /** As the server draws it. */
    readonly html: string;
  },
  checks: ReadonlySet<string>,
): Promise<Looked> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const faults = new Faults();
  if (address.path === NOT_FOUND) faults.expect(/^404 GET .*\/no-such-page$/);
  const stop = faults.watch(context);
  const found: Partial<Record<BrowserCheck, readonly string[]>> = {};
  try {
    const page = await context.newPage();
    await page.addInitScript(saveData);
    const weigh = weighScripts(page);
    await page.goto(address.origin + address.path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const { scripts, brotli } = await weigh();
    const kilobytes = Math.round(brotli / 102.4) / 10;
    await comeAlive(page);
    const ways: Record<BrowserCheck, () => Promise<readonly string[]> | readonly string[]> = {
      weight: () => [
        ...(scripts.length > MOST_SCRIPTS ? [`${scripts.length} scripts: ${scripts.join(', ')}`] : []),
        ...(brotli > MOST_BYTES ? [`${kilobytes} KB of scripts`] : []),
      ],
      motion: () => movingThings(page),
      print: async () => [...(await missingPictures(page)), ...(await printFindings(page))],
      width: () => widthFindings(page),
      '320': () => smallFindings(page),
      mirrored: () => mirroredFindings(page),
      axe: () => axeOnBoth(page),
      keyboard: () => walk(page),
      taps: () => tapFindings(browser, address),
      console: () => faults.problems(),
    };
    for (const check of BROWSER_CHECKS.filter((each) => checks.has(each)))
      found[check] = [...new Set(await ways[check]())];
    return { found, scripts: scripts.length, kilobytes };
  } finally {
    stop();
    await context.close();
  }
}

/** Pages are read first and load the rest of their scripts when the visitor first moves. */
async function comeAlive(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 3000 })),
  );
}

async function walk(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const found = await keyboardFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  return [...found, ...(await sheetFindings(page)), ...(await dialogFindings(page))];
}

/** On a desktop and on a phone, everything unfolded; again with the menu open. */
async function axeOnBoth(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await unfold(page);
  const found = (await axeFindings(page)).map((line) => `1440: ${line}`);
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await axeFindings(page)).map((line) => `390: ${line}`));
  // Filters that are open cover a phone's whole page.
  if (await foldSheets(page)) found.push(...(await axeFindings(page)).map((line) => `390, filters closed: ${line}`));
  const button = page.getByRole('banner').locator('summary');
  if (!(await button.isVisible())) return found;
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  found.push(...(await axeFindings(page, '[role="dialog"]')).map((line) => `390, menu: ${line}`));
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  return found;
}
