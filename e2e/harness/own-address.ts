import { randomInt } from 'node:crypto';

import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';

const part = (): number => randomInt(1, 255);

/** A network address that no other test uses. */
export const uniqueAddress = (): string => `10.${part()}.${part()}.${part()}`;

/**
 * For `test.use`: all people of a test share one network address that no other test uses. Holds are limited
 * per address, which all tests would otherwise share.
 */
export const ownAddress: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': uniqueAddress() });
  },
};
