import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { expect, type BrowserContextOptions, type Page } from '@playwright/test';

import { Api, demoEmail } from './api.ts';
import { browserTest } from './browser-fixtures.ts';
import { TimeTravel } from './let-time-pass.ts';
import { Mailbox } from './mailbox.ts';
import { uniqueAddress } from './own-address.ts';
import { START_PATIENCE_MS, type SiteAddress } from './site.ts';
import { siteAddress, type SiteName } from './sites.ts';
import { readSetup } from './worker-setup.ts';

/** Which site of the specs a project runs on, see `sites.ts`. */
export interface SiteOptions {
  siteName: Exclude<SiteName, 'shipped'>;
}

export interface Site extends SiteAddress {
  readonly mail: Mailbox;
  readonly api: Api;
  readonly timeTravel: TimeTravel;
}

interface Fixtures {
  site: Site;
  /** A signed-in person with this role (null: without any), with no page open yet. */
  signedIn: (role: Role | null, options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures extends SiteOptions {
  address: SiteAddress;
}

export const test = browserTest.extend<Fixtures, WorkerFixtures>({
  siteName: ['production', { option: true, scope: 'worker' }],

  address: [
    async ({ siteName }, use) => {
      await use(await siteAddress(readSetup().sites, siteName));
    },
    { scope: 'worker', timeout: START_PATIENCE_MS },
  ],

  baseURL: async ({ address }, use) => {
    await use(address.origin);
  },

  site: async ({ address }, use) => {
    await use({
      ...address,
      mail: new Mailbox(address.mailOrigin),
      api: new Api(address.origin),
      timeTravel: new TimeTravel(address.databaseUrl),
    });
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
