import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { reachWhileGrowing, ScrollMemory, scrollForNavigation, scrollToPart } from './scroll';

const memory = new ScrollMemory();

/** The hash of the page as it was opened. */
const openedHash = typeof window === 'undefined' ? '' : window.location.hash;

/** After each navigation: scrolls, and focuses the page's heading, so that it is announced. */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    if (window.location.hash !== openedHash) scrollOnceShown(window.location.hash);
    const remember = (): void => memory.remember(previous.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // Before the new page is painted: one that jumped later would move what the user is pressing.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before.key === location.key) {
      if (before.hash !== location.hash) scrollOnceShown(location.hash);
      return;
    }
    const samePage = before.pathname === location.pathname;
    // Changes of the query and links within a page keep the focus.
    if (samePage && location.hash === '') return;
    const left = scrollForNavigation({ window, location, kind, memory, samePage });
    if (left !== undefined) reachWhileGrowing(window, left);
    if (!samePage && location.hash === '') focusHeading(document);
  }, [location, kind]);
}

/**
 * Goes to a part of the page whose link was pressed while the page hydrated: React then draws the page again, and the browser's
 * own scrolling is lost with the part it was for.
 * @param left how many more times it looks for the part, every 50 ms
 */
function scrollOnceShown(hash: string, left = 40): void {
  if (!scrollToPart(window, hash, 'instant') && left > 0) setTimeout(() => scrollOnceShown(hash, left - 1), 50);
}

/** Longest wait for the heading of a page whose content loads later, in milliseconds. */
const HEADING_WAIT = 10_000;

/**
 * Focuses the new page's h1, or its main region, without scrolling. A heading that loads later
 * gets the focus then, unless the user has moved it meanwhile.
 */
export function focusHeading(document: Document): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const main = document.querySelector<HTMLElement>('main');
  const target = heading ?? main;
  if (target === null) return;
  focusQuietly(target);
  if (heading !== null) return;
  const watch = new MutationObserver(() => {
    const late = target.querySelector<HTMLElement>('h1');
    if (document.activeElement !== target) watch.disconnect();
    else if (late !== null) {
      watch.disconnect();
      focusQuietly(late);
    }
  });
  watch.observe(target, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), HEADING_WAIT);
}

function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
