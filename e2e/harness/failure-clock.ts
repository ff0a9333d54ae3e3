import type { Page } from '@playwright/test';

/** A shell that loads later than this is late (remote-loader.ts). */
const SHELL_IN_TIME = 2_500;

/**
 * Records in every document when the user started to wait (navigation, click or history step) and
 * when the page first showed a failure. The document's clock counts only time in which the document
 * could run, so that a busy machine does not count as waiting.
 * Call it before opening the page.
 */
export async function watchFailures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TICK = 25;
    const wait: { now: number; began: number; shell?: number; failed?: number } = { now: 0, began: 0 };
    Object.assign(window, { failureWait: wait });
    setInterval(() => {
      wait.now += TICK;
      if ('__FEDERATION__' in window) wait.shell ??= wait.now;
    }, TICK);
    const begin = (): void => {
      wait.began = wait.now;
      delete wait.failed;
    };
    addEventListener('click', begin, true);
    addEventListener('popstate', begin, true);
    new MutationObserver(() => {
      if (wait.failed !== undefined) return;
      for (const place of document.querySelectorAll('h1, [role="alert"]'))
        if (place.textContent.includes('did not load')) wait.failed = wait.now;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Milliseconds the user has waited for the latest failure, without the shell's own delay; undefined when nothing has
 * failed since then.
 */
export async function waitedForFailure(page: Page): Promise<number | undefined> {
  const { began, shell, failed } = await page.evaluate(
    () => Reflect.get(window, 'failureWait') as { began: number; shell?: number; failed?: number },
  );
  if (failed === undefined) return undefined;
  const late = began === 0 ? Math.max(0, (shell ?? 0) - SHELL_IN_TIME) : 0;
  return failed - began - late;
}
