import type { Page } from '@playwright/test';

/** The shell gives its first page what is left of this, and some seconds at least (remote-loader.ts): a shell that comes later came late. */
const SHELL_IN_TIME = 2_500;

/**
 * Notes in every document of a page when the person began to wait (the navigation's start, a press or a step through the history) and
 * when the page first said that something did not load. The clock is the document's own and counts only moments in which the document
 * could do something: one that stands still because the machine is busy elsewhere makes nobody wait by what the product does.
 * To be called before the page is opened.
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
 * Milliseconds a person has waited for the latest failure, without those by which the shell itself was late; undefined when nothing has
 * failed since they began to wait.
 */
export async function waitedForFailure(page: Page): Promise<number | undefined> {
  const { began, shell, failed } = await page.evaluate(
    () => Reflect.get(window, 'failureWait') as { began: number; shell?: number; failed?: number },
  );
  if (failed === undefined) return undefined;
  const late = began === 0 ? Math.max(0, (shell ?? 0) - SHELL_IN_TIME) : 0;
  return failed - began - late;
}
