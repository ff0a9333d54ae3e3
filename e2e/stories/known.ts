import { expect, type Locator } from '@playwright/test';

/** What a page says although it is not so. */
interface Contradiction {
  readonly says: string;
  /** The open issue that ends it. */
  readonly issue: number;
}

/** Contradictions that an open issue names. This list may only shrink: a new one is a fault to correct. */
export const KNOWN: Readonly<Record<string, Contradiction>> = {};

/**
 * Expects that a page does not say what is not so. Of a known contradiction it expects that it is still there: once it is corrected, its line
 * leaves the list and this stays.
 */
export async function neverSays(what: string, wrong: Locator): Promise<void> {
  if (Object.hasOwn(KNOWN, what))
    await expect(
      wrong.first(),
      `known: ${what}. If it is corrected, remove it from e2e/stories/known.ts`,
    ).toBeVisible();
  else await expect(wrong, what).toBeHidden();
}
