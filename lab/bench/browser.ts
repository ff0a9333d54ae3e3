import type { Browser, BrowserContext, Page } from 'playwright-core';

import { type Line, LINES } from './taps/lines.ts';

/** A phone on a slow line, and a processor a quarter as fast. */
export async function slowDown(page: Page, line: Line = 'phone'): Promise<void> {
  const { latency, down, up } = LINES[line];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await slowProcessor(page);
}

/** A processor a quarter as fast. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A new visitor: nothing cached, no cookies. */
export async function asNewVisitor<T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
