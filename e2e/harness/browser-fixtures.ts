import { dirname, relative } from 'node:path';

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import { Faults } from '@ayana/tooling/check/pages/faults.ts';
import { driven, type Remote, REMOTES } from '@ayana/tooling/test/drives.ts';
import { readSetup } from './worker-setup.ts';

/**
 * Pictures that move (the home page's drawing) are still: without a graphics card each frame costs the processor as much as a
 * test. It does not reach the pages: Playwright tells them for every context which motion is preferred.
 */
const STILL_PICTURES = '--force-prefers-reduced-motion';

interface BrowserFixtures {
  /** Declare here the errors a test provokes; any others in the console or on the network fail it. */
  faults: Faults;
  /** Watches a context for what may not happen in it. @returns a function that stops: closing a context aborts open requests */
  watch: (context: BrowserContext) => () => void;
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

  watch: async ({ faults }, use, { file, project }) => {
    const loaded = new Set<Remote>();
    await use((context) => {
      context.on('request', (request) => {
        const remote = REMOTES.find((name) => request.url().includes(`/releases/${name}/`));
        if (remote !== undefined) loaded.add(remote);
      });
      return faults.watch(context);
    });
    const declared = driven(relative(dirname(project.testDir), file));
    const others = [...loaded].filter((remote) => !declared.includes(remote));
    expect(others, 'remotes that tooling/test/drives.ts does not name for this test').toEqual([]);
  },

  context: async ({ context, watch }, use) => {
    const stop = watch(context);
    await use(context);
    stop();
  },

  newPerson: async ({ browser, watch }, use) => {
    const contexts: { context: BrowserContext; stop: () => void }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push({ context, stop: watch(context) });
      return context.newPage();
    });
    for (const { stop } of contexts) stop();
    await Promise.all(contexts.map(({ context }) => context.close()));
  },
});
