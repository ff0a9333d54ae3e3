import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ScrollMemory, scrollForNavigation } from './scroll';

const memory = new ScrollMemory();

/** After each navigation to another page: scroll to its place and put the focus on its heading, so that it is read. */
export function useArrival(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = (): void => memory.remember(previous.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const before = previous.current;
    previous.current = location;
    if (before.key === location.key) return;
    const samePage = before.pathname === location.pathname;
    // Filters in the query and links within a page leave the reader where the browser puts them.
    if (samePage && location.hash === '') return;
    scrollForNavigation({ window, location, kind, memory, samePage });
    if (!samePage && location.hash === '') focusHeading(document);
  }, [location, kind]);
}

/** Longest wait for the heading of a page whose words are fetched after its frame, in milliseconds. */
const HEADING_WAIT = 10_000;

/**
 * The new page's h1, or its main region, takes the focus without moving the view. A page whose words come later has no heading yet: it
 * takes the focus over once it is there, unless the reader has gone on meanwhile.
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
