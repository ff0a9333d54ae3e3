import type { Page } from '@playwright/test';

/** The message of a part of a page that failed to load. */
export const UNAVAILABLE = 'The service is makeUnavailable.';

/**
 * Answers 503 to every request of `page` for `address` until the returned function is called.
 * The socket is blocked, since a new connection would reload everything; here the user retries.
 */
export async function makeUnavailable(page: Page, address: RegExp | string): Promise<() => void> {
  let broken = true;
  await page.routeWebSocket(/\/socket\.io\//, () => undefined);
  await page.route(address, (route) =>
    broken
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Not now',
            status: 503,
            detail: UNAVAILABLE,
            code: 'unavailable',
            request_id: 'r-503',
          }),
        })
      : route.continue(),
  );
  return () => {
    broken = false;
  };
}
