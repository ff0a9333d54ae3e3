import { randomInt } from 'node:crypto';

import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';

const part = (): number => randomInt(1, 255);

/** A network address that no other test has. */
export const anAddress = (): string => `10.${part()}.${part()}.${part()}`;

/**
 * For `test.use`: everybody in a test comes from one network address that no other test has. How many times may be held is counted
 * by the address, which the tests of one run would otherwise share.
 */
export const ownAddress: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': anAddress() });
  },
};
