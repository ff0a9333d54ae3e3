import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import { Api, demoEmail } from './api.ts';
import { TimeTravel } from './let-time-pass.ts';
import { Faults } from '@ayana/tooling/check/pages/faults.ts';
import { readSetup } from './worker-setup.ts';
import { Mailbox } from './mailbox.ts';
import { uniqueAddress } from './own-address.ts';
import type { SiteAddress } from './site.ts';

/** Which build of the front end a project runs on. */
export interface SiteOptions {
  build: 'production' | 'development';
}

export interface Site extends SiteAddress {
  readonly mail: Mailbox;
  readonly api: Api;
  readonly timeTravel: TimeTravel;
}

/**
 * Pictures that move (the home page's drawing) are still: without a graphics card each frame costs the processor as much as a
 * test. It does not reach the pages: Playwright tells them for every context which motion is preferred.
 */
const STILL_PICTURES = '--force-prefers-reduced-motion';

interface Fixtures {
  site: Site;
  /** Declare here the errors a test provokes; any others in the console or on the network fail it. */
  faults: Faults;
  /** Another person with their own browser context. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
  /** A signed-in person with this role (null: without any), with no page open yet. */
  signedIn: (role: Role | null, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, SiteOptions>({
  build: ['production', { option: true, scope: 'worker' }],

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

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },

  site: async ({ build }, use) => {
    const address = readSetup().sites[build];
    await use({
      ...address,
      mail: new Mailbox(address.mailOrigin),
      api: new Api(address.origin),
      timeTravel: new TimeTravel(address.databaseUrl),
    });
  },

  faults: [
    async ({ build }, use, testInfo) => {
      const faults = new Faults();
      await use(faults);
      // A failed test already has its reason.
      if (testInfo.status === testInfo.expectedStatus)
        expect(faults.problems(), `console, errors and failed requests (${build} build)`).toEqual([]);
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

  signedIn: async ({ newPerson, site }, use) => {
    await use(async (role, options) => {
      const page = await newPerson(options);
      await signInByApi(page, site.origin, role);
      return page;
    });
  },
});

/** Signs a browser in by the API: it gets the refresh cookie and the hint, as after the login screen. */
export async function signInByApi(page: Page, origin: string, role: Role | null): Promise<void> {
  const answer = await page.context().request.post(`${origin}/api/auth/sign-in`, {
    data: { email: demoEmail(role), password: DEMO_PASSWORD },
    // Sign-ins are limited per network address, which all tests would otherwise share.
    headers: { origin, 'x-forwarded-for': uniqueAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export { expect };
