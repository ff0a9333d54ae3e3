import { expect } from '@playwright/test';

import { browserTest } from './browser-fixtures.ts';
import { TimeTravel } from './let-time-pass.ts';
import { Mailbox } from './mailbox.ts';
import { type ShippedAddress, START_PATIENCE_MS } from './site.ts';
import { siteAddress } from './sites.ts';
import { readSetup } from './worker-setup.ts';

interface StoryFixtures {
  /** The mails that people of the story get. */
  mail: Mailbox;
  /** Lets the hours until a talk pass, which are counted by the server. */
  time: Pick<TimeTravel, 'bringTalkNear'>;
}

interface StoryWorkerFixtures {
  siteName: 'shipped';
  address: ShippedAddress;
}

/** A story on the site that `npm start` serves: people with browsers and mailboxes, and nothing behind the pages. */
export const story = browserTest.extend<StoryFixtures, StoryWorkerFixtures>({
  siteName: ['shipped', { scope: 'worker' }],

  // A camera and a microphone of its own, for those who let pages use them.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

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

  time: async ({ address }, use) => {
    await use(new TimeTravel(address.databaseUrl));
  },
});

export { expect };
