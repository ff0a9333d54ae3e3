import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import { Api, demoEmail } from './api.ts';
import { Clockwork } from './clockwork.ts';
import { Faults } from '@ayana/tooling/check/pages/faults.ts';
import { takeOver } from './hand-over.ts';
import { Mailbox } from './mailbox.ts';
import { anAddress } from './own-address.ts';
import type { SiteAddress } from './site.ts';

/** Which build of the front end a project runs on. */
export interface SiteOptions {
  build: 'production' | 'development';
}

export interface Site extends SiteAddress {
  readonly mail: Mailbox;
  readonly api: Api;
  readonly clockwork: Clockwork;
}

interface Fixtures {
  site: Site;
  /** Announce here what the test provokes; anything else in the console or on the network fails it. */
  faults: Faults;
  /** A further person with a browser of their own: nothing shared with anyone else's. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
  /** A person who is signed in, as someone with this role (null: without any). On no page yet. */
  signedIn: (role: Role | null, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, SiteOptions>({
  build: ['production', { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions }, use) => {
      const { browser } = takeOver();
      // The order of a date's parts follows the browser's own language, not the page's.
      const env = { ...browser.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' };
      await use({ ...launchOptions, executablePath: browser.executablePath, args: browser.args, env });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },

  site: async ({ build }, use) => {
    const address = takeOver().sites[build];
    await use({
      ...address,
      mail: new Mailbox(address.mailOrigin),
      api: new Api(address.origin),
      clockwork: new Clockwork(address.databaseUrl),
    });
  },

  faults: [
    async ({ build }, use, testInfo) => {
      const faults = new Faults();
      await use(faults);
      // A test that failed already has its reason.
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
      await signInBehindTheScenes(page, site.origin, role);
      return page;
    });
  },
});

/** Signs a browser in by the API: the refresh cookie and the hint land in its jar, as after the login screen. */
async function signInBehindTheScenes(page: Page, origin: string, role: Role | null): Promise<void> {
  const answer = await page.context().request.post(`${origin}/api/auth/sign-in`, {
    data: { email: demoEmail(role), password: DEMO_PASSWORD },
    // Sign-ins are counted by the address, which the tests of one run would otherwise share.
    headers: { origin, 'x-forwarded-for': anAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export { expect };
