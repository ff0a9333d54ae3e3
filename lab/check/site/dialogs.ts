import type { Page } from 'playwright-core';

/** What opens a dialog on nearly every page: the first thing it asks its visitor to do. A phone's menu is a fold, which closes behind the focus. */
const OPENER = 'main a[href^="/consultation"][aria-haspopup="dialog"]';
/** Presses of Tab inside a dialog: more than it has stops, so that a way out would be found. */
const PRESSES = 60;
const PATIENCE_MS = 10_000;

/**
 * Opens the dialogs of a page by the keyboard alone: the focus goes into each, stays there, and is where it was before once Escape
 * has closed it.
 * @param patience in milliseconds, for each step
 */
export async function dialogFindings(page: Page, patience = PATIENCE_MS): Promise<string[]> {
  const opener = page.locator(OPENER).filter({ visible: true }).first();
  if ((await opener.count()) === 0) return [];
  const name = (await opener.getAttribute('title')) ?? (await opener.innerText());
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').first();
  try {
    await dialog.waitFor({ timeout: patience });
  } catch {
    return [`Enter does not open the dialog of "${name}"`];
  }
  const found: string[] = [];
  // The dialog takes the focus once it is drawn; until then Tab would still lead through the page.
  const taken = await page.waitForFunction(isInside, null, { timeout: patience }).catch(() => undefined);
  if (taken === undefined) found.push(`the focus does not go into the dialog of "${name}"`);
  else if (!(await staysInside(page))) found.push(`the focus does not stay in the dialog of "${name}"`);
  await page.keyboard.press('Escape');
  try {
    await dialog.waitFor({ state: 'hidden', timeout: patience });
  } catch {
    return [...found, `Escape does not close the dialog of "${name}"`];
  }
  // The page reacts to a closed dialog a moment later.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const isBack = await opener.evaluate((element) => element === document.activeElement);
  if (!isBack) found.push(`the focus is not back at "${name}" once its dialog is closed`);
  return found;
}

/** In the page: whether the focus is in a dialog, or with the browser itself. */
function isInside(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return focused.closest('[role="dialog"]') !== null;
}

/** Whether Tab never leads to something of the page behind. */
async function staysInside(page: Page): Promise<boolean> {
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    // The focus guard moves the focus in the next frame; no user is faster.
    await page.waitForFunction(() => document.activeElement?.closest('[data-base-ui-focus-guard]') == null);
    if (!(await page.evaluate(isInside))) return false;
  }
  return true;
}
