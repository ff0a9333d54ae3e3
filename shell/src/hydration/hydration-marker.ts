import { PART_LIVE } from '@ayana/contracts/operation';
import { type ReactNode, useEffect } from 'react';

/**
 * Announces once that the page has hydrated, so that recorded clicks are replayed. It wraps the page and
 * is not a sibling: the server renders only the page, and React's ids count siblings.
 */
export function HydrationMarker({ element, children }: { element: Element; children: ReactNode }): ReactNode {
  useEffect(() => {
    // Outside of React's own work: only then can a click hydrate the part it hits.
    const timer = setTimeout(() => element.dispatchEvent(new Event(PART_LIVE, { bubbles: true })));
    return () => clearTimeout(timer);
  }, [element]);
  return children;
}
