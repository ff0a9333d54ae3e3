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
  /** Lets the hours until a talk pass, and the minutes until unread messages are announced; the server counts both. */
  time: Pick<TimeTravel, 'bringTalkNear' | 'leaveUnread'>;
}

interface StoryWorkerFixtures {
  siteName: 'shipped';
  address: ShippedAddress;
}

/** A story on the site that `npm start` serves: people with browsers and mailboxes, and nothing behind the pages. */
export const story = browserTest.extend<StoryFixtures, StoryWorkerFixtures>({
  siteName: ['shipped', { scope: 'worker' }],

  // A camera and a microphone that the browser makes; a page that asks for them gets them, since this browser has no window to ask in.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const made = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      const args = [...(launchOptions.args ?? []), ...made];
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
