import { newRequestId, PAGE_TIMING, REQUEST_ID } from '@ayana/contracts/operation';

/**
 * Id of the request that the page was rendered for, from its `Server-Timing` header: the page itself is the same for everybody. A browser
 * that does not report the header gets an id of its own.
 */
export function pageRequestId(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const said = navigation?.serverTiming?.find(({ name }) => name === PAGE_TIMING)?.description ?? '';
  return REQUEST_ID.test(said) ? said : newRequestId();
}
