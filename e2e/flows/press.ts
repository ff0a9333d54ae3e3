import type { Locator } from '@playwright/test';

/**
 * Presses a button that reads as disabled, as anyone with a mouse can. Playwright would wait for an `aria-disabled` one to become
 * ready; ours answer by saying what is missing.
 */
export async function press(button: Locator): Promise<void> {
  await button.click({ force: true });
}

/** Presses a button by the keyboard, with the pointer out of the way: one that rests on the toast stops the toast's clock. */
export async function pressByKeyboard(button: Locator): Promise<void> {
  await button.page().mouse.move(0, 0);
  await button.press('Enter');
}
