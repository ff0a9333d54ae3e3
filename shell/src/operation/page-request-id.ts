import { PAGE_TIMING } from '@ayana/contracts/operation';

/**
 * Id of the request that the page was rendered for, from its `Server-Timing` header: the page itself is the same for everybody. Empty in a
 * browser that does not report the header: the API then makes one.
 */
export function pageRequestId(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.serverTiming?.find(({ name }) => name === PAGE_TIMING)?.description ?? '';
}
