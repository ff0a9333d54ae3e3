import { expect } from '@playwright/test';

import { browserTest } from './browser-fixtures.ts';
import { Mailbox } from './mailbox.ts';
import { type PublicAddress, START_PATIENCE_MS } from './site.ts';
import { siteAddress } from './sites.ts';
import { readSetup } from './worker-setup.ts';

interface StoryFixtures {
  /** The mails that people of the story get. */
  mail: Mailbox;
}

interface StoryWorkerFixtures {
  siteName: 'shipped';
  address: PublicAddress;
}

/** A story on the site that `npm start` serves: people with browsers and mailboxes, and nothing behind the pages. */
export const story = browserTest.extend<StoryFixtures, StoryWorkerFixtures>({
  siteName: ['shipped', { scope: 'worker' }],

  address: [
    async ({ siteName }, use) => {
      await use(await siteAddress(readSetup().sites, siteName));
    },
    { scope: 'worker', timeout: START_PATIENCE_MS },
  ],

  baseURL: async ({ address }, use) => {
    await use(address.origin);
  },

  mail: async ({ address }, use) => {
    await use(new Mailbox(address.mailOrigin));
  },
});

export { expect };
