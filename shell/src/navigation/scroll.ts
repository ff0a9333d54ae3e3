import type { Location } from 'react-router';

/** The part of `window` that scrolling needs, for tests. */
export interface ScrollWindow {
  scrollTo: (options: ScrollToOptions) => void;
  scrollY: number;
  matchMedia: (query: string) => { matches: boolean };
  document: Pick<Document, 'getElementById' | 'documentElement'>;
  addEventListener: (type: 'scrollend', listener: () => void, options: { once: true }) => void;
}

export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

/** The scroll position of each history entry, by key, for the life of the tab. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();

  remember(location: Pick<Location, 'key'>, position: number): void {
    this.#positions.set(location.key, position);
  }

  recall(location: Pick<Location, 'key'>): number | undefined {
    return this.#positions.get(location.key);
  }
}

/**
 * Scrolls for a navigation (spec section 2): smoothly to the top on a new route, at once for those who prefer less motion; to the
 * element a hash names, on a new page at once; to the place it was left at on back and forward.
 * @param samePage whether only the hash is another
 * @returns the place it was left at, where that is what is scrolled to
 */
export function scrollForNavigation(options: {
  window: ScrollWindow;
  location: Pick<Location, 'key' | 'hash'>;
  kind: NavigationKind;
  memory: ScrollMemory;
  samePage: boolean;
}): number | undefined {
  const { window, location, kind, memory, samePage } = options;
  const left = kind === 'POP' ? memory.recall(location) : undefined;
  if (left !== undefined) {
    window.scrollTo({ top: left, behavior: 'instant' });
    return left;
  }
  // On a new page jump at once: the target must not move under the finger.
  if (!scrollToPart(window, location.hash, samePage ? motion(window) : 'instant')) goToTop(window);
  return undefined;
}

/** Longest wait for a page to be tall enough, in milliseconds. */
const GROWTH_WAIT = 5_000;

/**
 * Keeps scrolling to the place a page was left at while the page grows, as a long list reads its next rows; until it is there, or the
 * user scrolls or presses.
 */
export function reachWhileGrowing(window: Window, top: number): void {
  if (window.scrollY >= top - 1) return;
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const watch = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) end();
  });
  ended.signal.addEventListener('abort', () => watch.disconnect());
  for (const sign of ['wheel', 'pointerdown', 'touchstart', 'keydown', 'popstate'])
    window.addEventListener(sign, end, { signal: ended.signal, passive: true });
  setTimeout(end, GROWTH_WAIT);
  watch.observe(window.document.body);
}

/** Scrolls to the element a hash names; false without such an element. */
export function scrollToPart(window: Pick<ScrollWindow, 'document'>, hash: string, behavior: ScrollBehavior): boolean {
  const target = hash === '' ? null : window.document.getElementById(decodeHash(hash));
  target?.scrollIntoView({ behavior });
  return target !== null;
}

/**
 * A page that loads late grows during smooth scrolling. Scroll anchoring would then move the target,
 * and the reader would end at the bottom of the page.
 */
function goToTop(window: ScrollWindow): void {
  const behavior = motion(window);
  if (behavior === 'smooth' && window.scrollY > 0) {
    const { style } = window.document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    window.addEventListener('scrollend', () => style.removeProperty('overflow-anchor'), { once: true });
  }
  window.scrollTo({ top: 0, behavior });
}

function motion(window: ScrollWindow): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
