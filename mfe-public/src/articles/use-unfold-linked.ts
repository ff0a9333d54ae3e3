import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Unfolds the `details` whose content the address names. A browser does so by itself when it opens an address; it does not
 * when a link on the page is followed by the router, and older browsers never do.
 * @returns for the box the `details` are in
 */
export function useUnfoldLinked<Box extends HTMLElement>(): RefObject<Box | null> {
  // Its object is another with each press, also where the same section is asked for again.
  const location = useLocation();
  const box = useRef<Box>(null);
  useEffect(() => {
    const { hash } = location;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    const details = box.current?.contains(named) === true ? named?.closest('details') : null;
    if (details == null || details.open) return;
    details.open = true;
    named?.scrollIntoView();
  }, [location]);
  return box;
}
