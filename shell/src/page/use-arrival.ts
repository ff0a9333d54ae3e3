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
    scrollForNavigation({ window, location, kind, memory });
    if (!samePage && location.hash === '') focusHeading(document);
  }, [location, kind]);
}

/** The new page's h1, or its main region, takes the focus without moving the view. */
export function focusHeading(document: Document): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
