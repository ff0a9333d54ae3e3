import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A phone on a slow line: Lighthouse's mobile line (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor a quarter as fast. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
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
