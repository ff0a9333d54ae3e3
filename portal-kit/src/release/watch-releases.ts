import { GENERATION_HEADER, isReleasePending, noteGeneration } from './release-watcher';

/** Returns only the generation header; never cached. */
const ADDRESS = '/releases/generation';
/** The shortest time between two requests, in milliseconds. */
const PAUSE = 2_000;
/** The interval of requests while the page is visible, in milliseconds. */
const EVERY = 60_000;

/**
 * Asks for the current generation when a link is clicked, when the tab becomes visible, and every minute: a signed-out tab may
 * read everything from the browser's cache and learn nothing. It stops once a release is pending.
 * @returns a function that stops asking
 */
export function watchReleases(document: Document): () => void {
  let asked = performance.now();
  const ask = (): void => {
    const now = performance.now();
    if (document.visibilityState === 'hidden' || isReleasePending() || now - asked < PAUSE) return;
    asked = now;
    void askGeneration();
  };
  const onPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href]') !== null) ask();
  };
  document.addEventListener('pointerdown', onPress, { capture: true, passive: true });
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, EVERY);
  return () => {
    document.removeEventListener('pointerdown', onPress, { capture: true });
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}

/** A click may leave the page, so the request outlives it. Without an answer nothing changes. */
async function askGeneration(): Promise<void> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- this read does not need the API client, which loads later
    const answer = await fetch(ADDRESS, { method: 'HEAD', cache: 'no-store', keepalive: true });
    noteGeneration(answer.headers.get(GENERATION_HEADER));
  } catch {
    // Offline.
  }
}
