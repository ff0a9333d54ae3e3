import type { Page } from '@playwright/test';

/** What a part of a page says that could not be read. */
export const RESTING = 'The service is resting.';

/** By what it can be asked about. */
export const RESTING_REFERENCE = 'r-503';

/**
 * Answers 503 to every request of `page` for `address` until the answered function is called, as while the service rests.
 * The socket is kept shut: a connection that is made reads everything again by itself, and here the person does.
 */
export async function resting(page: Page, address: RegExp | string): Promise<() => void> {
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
            detail: RESTING,
            code: 'unavailable',
            request_id: RESTING_REFERENCE,
          }),
        })
      : route.continue(),
  );
  return () => {
    broken = false;
  };
}
