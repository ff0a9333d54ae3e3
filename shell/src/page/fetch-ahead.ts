import { freeLine } from '@ayana/shared-ui/line';

/** Downloads at a time. A browser opens six connections to a site without HTTP/2: two stay free for what is pressed. */
const AT_A_TIME = 4;

/**
 * Fetches scripts into the browser's cache, as soon as the first view has come. Each of them asks for the next only when it runs: one
 * after another they would cost a slow phone a round trip each. Nothing runs before it is asked for.
 * @param addresses the most likely first. One that fails is asked for again by its own code.
 */
export async function fetchAhead(addresses: readonly string[]): Promise<void> {
  await freeLine();
  const waiting = addresses.values();
  const fetchSome = async (): Promise<void> => {
    for (const address of waiting) await fetchOne(address).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchSome));
}

/** `prefetch` links are unknown to Safari, and `preload` warns of what is not used within seconds. */
async function fetchOne(address: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of a release, no data of the API
  const answer = await fetch(address, { priority: 'low' });
  // What is not read is not kept.
  await answer.arrayBuffer();
}
