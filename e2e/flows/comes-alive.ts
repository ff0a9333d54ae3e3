import type { Locator } from '@playwright/test';

import { expect } from '../harness/fixtures.ts';

/** Waits until the code of the part around a control is there: before that the browser does alone what it can, such as a link. */
export async function comesAlive(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
