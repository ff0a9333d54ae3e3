import { connectionFree } from '@ayana/shared-ui/connection';

/** Downloads at a time. A browser opens six connections to a site without HTTP/2: two stay free for clicks. */
const AT_A_TIME = 4;

/**
 * Fetches scripts into the browser's cache, after the first view has loaded. Each script requests the next only when it runs: one
 * after another they would cost a slow phone a round trip each. Nothing runs before it is imported.
 * @param addresses the most likely first. A failed one is fetched again when it is imported.
 */
export async function fetchAhead(addresses: readonly string[]): Promise<void> {
  await connectionFree();
  const waiting = addresses.values();
  const fetchSome = async (): Promise<void> => {
    for (const address of waiting) await fetchOne(address).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchSome));
}

/** Safari does not support `prefetch` links, and `preload` warns about files that are not used within seconds. */
async function fetchOne(address: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of a release, no data of the API
  const answer = await fetch(address, { priority: 'low' });
  // A body that is not read is not cached.
  await answer.arrayBuffer();
}
