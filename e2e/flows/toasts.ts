import { FORM_TOASTS } from '@ayana/contracts/forms';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { expect, type Page } from '@playwright/test';

import { SiteFrame } from '../pages/site-frame.ts';

/** There is one toast, and it says exactly this. */
export async function seesToast(page: Page, title: string, text: string): Promise<void> {
  const { toasts } = new SiteFrame(page);
  await expect(toasts).toHaveCount(1);
  await expect(toasts.locator('p')).toHaveText([title, text]);
}

/** The toast of section 8 that names what is missing: destructive, so it is an alert. */
export async function isToldWhatIsMissing(page: Page, text: string): Promise<void> {
  await seesToast(page, MISSING_INFORMATION.title, text);
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
}

/** Notes when a toast comes, by the page's own clock. To be called before the page is opened; the clock becomes ours. */
export async function timeToasts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { toastsShownAt: shown });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => addedNodes.length > 0)) shown.push(Date.now());
      }).observe(document.getElementById('toasts') ?? document.body, { childList: true });
    });
  });
}

/**
 * The toast goes by itself after its time and not before. Needs `timeToasts`.
 * @param milliseconds spec section 9
 */
export async function toastStays(page: Page, milliseconds: number): Promise<void> {
  const { toasts } = new SiteFrame(page);
  await expect(toasts).toHaveCount(1);
  const shownAt = await page.evaluate(() => (Reflect.get(window, 'toastsShownAt') as number[]).at(-1));
  expect(shownAt, 'the moment the toast came').toBeDefined();
  await page.clock.pauseAt((shownAt ?? 0) + milliseconds - 300);
  await expect(toasts).toHaveCount(1);
  // Its own clock starts once it is drawn, on a busy machine a moment after it was put there.
  await page.clock.runFor(2_300);
  await expect(toasts).toHaveCount(0);
  await page.clock.resume();
}

export const { duration: SUCCESS_MS } = FORM_TOASTS.success;
export const { duration: FAILURE_MS } = FORM_TOASTS.failure;
