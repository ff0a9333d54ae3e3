import type { Locator } from '@playwright/test';

import { expect } from '../harness/fixtures.ts';

/** Waits until the part around a control has hydrated: before that only native behaviour works, such as links. */
export async function waitUntilHydrated(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
