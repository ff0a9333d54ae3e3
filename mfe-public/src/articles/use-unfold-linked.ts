import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the `details` with the URL's anchor. Browsers do this on page load, but not
 * when the router follows a link; older browsers never do.
 * @returns a ref for the element with the `details`
 */
export function useUnfoldLinked<Box extends HTMLElement>(): RefObject<Box | null> {
  // A new object on every click, also for the same section.
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
