import { FORM_TOASTS } from '@ayana/contracts/forms';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { expect, type Locator, type Page } from '@playwright/test';

import { SiteFrame } from '../pages/site-frame.ts';
import { pressByKeyboard } from './press.ts';

/** Expects one toast with exactly this text. */
export async function seesToast(page: Page, title: string, text: string): Promise<void> {
  const { toasts } = new SiteFrame(page);
  await expect(toasts).toHaveCount(1);
  await expect(toasts.locator('p')).toHaveText([title, text]);
}

/** Expects section 8's toast for missing answers: destructive, so it is an alert. */
export async function seesMissingToast(page: Page, text: string): Promise<void> {
  await seesToast(page, MISSING_INFORMATION.title, text);
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
}

/** Expects section 8's toast for invalid answers. */
export async function seesInvalidToast(page: Page, text: string): Promise<void> {
  await seesToast(page, FORM_TOASTS.failure.title, text);
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
}

/** Records when toasts appear, by the page's clock. Call it before opening the page; it controls the page's clock. */
export async function timeToasts(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { toastsShownAt: shown });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => addedNodes.length > 0)) shown.push(Date.now());
      }).observe(document.getElementById('toasts') ?? document.body, { childList: true, subtree: true });
    });
  });
}

/**
 * Presses a button and expects its toast, with the page's clock paused: however slow the machine, the toast has
 * just appeared. Needs `timeToasts`; time continues after `toastStays`.
 */
export async function pressForToast(button: Locator, title: string, text: string): Promise<void> {
  const page = button.page();
  const { toasts } = new SiteFrame(page);
  // A clock cannot be paused in its past, so it is paused a little ahead; but less than the load limit of code
  // (8 s, tooling/webpack), or loading would be given up.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await pressByKeyboard(button);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toasts.count()).toBe(1);
  }).toPass({ intervals: [50] });
  await seesToast(page, title, text);
}

/**
 * Expects the toast to disappear after its time and not before. Needs `pressForToast`.
 * @param milliseconds spec section 9
 */
export async function toastStays(page: Page, milliseconds: number): Promise<void> {
  const { toasts } = new SiteFrame(page);
  await expect(toasts).toHaveCount(1);
  const age = await page.evaluate(() => {
    const shownAt = (Reflect.get(window, 'toastsShownAt') as number[]).at(-1);
    return shownAt === undefined ? undefined : Date.now() - shownAt;
  });
  expect(age, 'the moment the toast came').toBeDefined();
  await page.clock.runFor(milliseconds - 300 - (age ?? 0));
  await expect(toasts).toHaveCount(1);
  // Its timer starts when it is painted, shortly after it was added.
  await page.clock.runFor(2_300);
  await expect(toasts).toHaveCount(0);
  await page.clock.resume();
}
