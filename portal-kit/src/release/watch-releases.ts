import { GENERATION_HEADER, isReleasePending, noteGeneration } from './release-watcher';

/** Answers nothing but the generation, as a header; never cached. */
const ADDRESS = '/releases/generation';
/** Not asked more often than this, in milliseconds. */
const PAUSE = 2_000;
/** Asked this often while somebody looks at the page, in milliseconds. */
const EVERY = 60_000;

/**
 * Asks which generation is out when a link is pressed, when the tab is looked at again, and every minute: what a signed-out tab reads may
 * come from the browser's own cache and then tells nothing new. Once a release is pending nobody asks any more.
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

/** A press may lead away: the question outlives the page. No answer is no news. */
async function askGeneration(): Promise<void> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- reading does not need the API client, which comes later
    const answer = await fetch(ADDRESS, { method: 'HEAD', cache: 'no-store', keepalive: true });
    noteGeneration(answer.headers.get(GENERATION_HEADER));
  } catch {
    // The line is down.
  }
}
