import type { Page } from '@playwright/test';

/**
 * Notes in every document of a page, by the document's own clock, when the person began to wait (the navigation's start, a press or a
 * step through the history) and when the page first said that something did not load. To be called before the page is opened.
 */
export async function watchFailures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait: { began: number; failed?: number } = { began: 0 };
    Object.assign(window, { failureWait: wait });
    const begin = ({ timeStamp }: Event): void => {
      wait.began = timeStamp;
      delete wait.failed;
    };
    addEventListener('click', begin, true);
    addEventListener('popstate', begin, true);
    new MutationObserver(() => {
      if (wait.failed !== undefined) return;
      for (const place of document.querySelectorAll('h1, [role="alert"]'))
        if (place.textContent.includes('did not load')) wait.failed = performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Milliseconds a person has waited for the latest failure; undefined when nothing has failed since they began to wait. */
export function waitedForFailure(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { began, failed } = Reflect.get(window, 'failureWait') as { began: number; failed?: number };
    return failed === undefined ? undefined : failed - began;
  });
}
