import { FORM_TOASTS } from '@ayana/contracts/forms';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { expect, type Locator, type Page } from '@playwright/test';

import { SiteFrame } from '../pages/site-frame.ts';
import { pressByKeyboard } from './press.ts';

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

/** The toast of section 8 for an answer that is there but cannot be sent like that. */
export async function isToldWhatIsWrong(page: Page, text: string): Promise<void> {
  await seesToast(page, FORM_TOASTS.failure.title, text);
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
 * Presses a button and sees its toast, while no time passes but what the page needs to get there: however slow the machine, the toast is
 * as young as when it came. Needs `timeToasts`; time goes on after `toastStays`.
 */
export async function pressForToast(button: Locator, title: string, text: string): Promise<void> {
  const page = button.page();
  const { toasts } = new SiteFrame(page);
  // A clock cannot be stopped in its past, so it is stopped ahead of what the way there takes; but not by as much as code that is on
  // its way is waited for (8 s, tooling/webpack), or it would be given up.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await pressByKeyboard(button);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toasts.count()).toBe(1);
  }).toPass({ intervals: [50] });
  await seesToast(page, title, text);
}

/**
 * The toast goes by itself after its time and not before. Needs `pressForToast`.
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
  // Its own clock starts once it is drawn, a moment after it was put there.
  await page.clock.runFor(2_300);
  await expect(toasts).toHaveCount(0);
  await page.clock.resume();
}

export const { duration: SUCCESS_MS } = FORM_TOASTS.success;
export const { duration: FAILURE_MS } = FORM_TOASTS.failure;
