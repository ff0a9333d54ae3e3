import type { Locator } from '@playwright/test';

/**
 * Clicks a button that is announced as disabled, as any mouse can. Playwright would wait until an `aria-disabled` button is
 * enabled; ours respond by saying what is missing.
 */
export async function press(button: Locator): Promise<void> {
  await button.click({ force: true });
}

/** Presses a button by the keyboard, with the pointer out of the way: a pointer on the toast stops its timer. */
export async function pressByKeyboard(button: Locator): Promise<void> {
  await button.page().mouse.move(0, 0);
  await button.press('Enter');
}
