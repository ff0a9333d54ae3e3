import type { Browser, Page } from 'playwright-core';

import { NOT_FOUND } from './crawl.ts';
import { Faults } from './faults.ts';
import { axeFindings, keyboardFindings, movingThings, unfold, widthFindings } from './looks.ts';
import { weighScripts } from './weigh.ts';

/** quality.md: what the first view of a public page may cost. */
const MOST_SCRIPTS = 6;
const MOST_BYTES = 150 * 1024;

/** Checks that need a browser, in the order they are done on a page. */
export const BROWSER_CHECKS = ['weight', 'motion', 'width', 'axe', 'keyboard', 'console'] as const;
export type BrowserCheck = (typeof BROWSER_CHECKS)[number];

export interface Looked {
  readonly found: Readonly<Partial<Record<BrowserCheck, readonly string[]>>>;
  readonly scripts: number;
  /** Brotli. */
  readonly kilobytes: number;
}

const PATIENCE_MS = 20_000;

/** Opens a page as a new visitor who prefers no motion, and looks at it in every way asked for. */
export async function lookAt(
  browser: Browser,
  address: { readonly origin: string; readonly path: string },
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
      width: () => widthFindings(page),
      axe: () => axeOnBoth(page),
      keyboard: () => walk(page),
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

/** Some pages are read first, and bring the rest of their scripts when somebody begins to move. */
async function comeAlive(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 3000 })),
  );
}

async function walk(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  return keyboardFindings(page);
}

/** On a desk and on a phone, everything unfolded; the menu once more when it is open. */
async function axeOnBoth(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await unfold(page);
  const found = (await axeFindings(page)).map((line) => `1440: ${line}`);
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await axeFindings(page)).map((line) => `390: ${line}`));
  const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
  if (!(await button.isVisible())) return found;
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  found.push(...(await axeFindings(page, '[role="dialog"]')).map((line) => `390, menu: ${line}`));
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  return found;
}
