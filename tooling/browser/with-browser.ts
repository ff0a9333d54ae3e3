import { type Browser, chromium } from 'playwright-core';

import { resolveBrowser } from './resolve.ts';

/** A browser of the machine or of the packages, ended afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await resolveBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
