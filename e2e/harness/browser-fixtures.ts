import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import { Faults } from '@ayana/tooling/check/pages/faults.ts';
import { readSetup } from './worker-setup.ts';

/**
 * Pictures that move (the home page's drawing) are still: without a graphics card each frame costs the processor as much as a
 * test. It does not reach the pages: Playwright tells them for every context which motion is preferred.
 */
const STILL_PICTURES = '--force-prefers-reduced-motion';

interface BrowserFixtures {
  /** Declare here the errors a test provokes; any others in the console or on the network fail it. */
  faults: Faults;
  /** Another person with their own browser context. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A browser in which nothing may go wrong unseen, on any site. */
export const browserTest = base.extend<BrowserFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { browser } = readSetup();
      // The order of a date's parts follows the browser's language, not the page's.
      const env = { ...browser.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };
      await use({
        ...launchOptions,
        executablePath: browser.executablePath,
        args: [...browser.args, STILL_PICTURES],
        env,
      });
    },
    { scope: 'worker' },
  ],

  faults: [
    async ({ browserName }, use, testInfo) => {
      const faults = new Faults();
      await use(faults);
      // A failed test already has its reason.
      if (testInfo.status === testInfo.expectedStatus)
        expect(faults.problems(), `console, errors and failed requests in ${browserName}`).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, faults }, use) => {
    const stop = faults.watch(context);
    await use(context);
    stop();
  },

  newPerson: async ({ browser, faults }, use) => {
    const contexts: { context: BrowserContext; stop: () => void }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push({ context, stop: faults.watch(context) });
      return context.newPage();
    });
    for (const { stop } of contexts) stop();
    await Promise.all(contexts.map(({ context }) => context.close()));
  },
});
