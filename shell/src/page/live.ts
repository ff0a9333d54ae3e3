import { PART_LIVE } from '@ayana/contracts/operation';
import { type ReactNode, useEffect } from 'react';

/**
 * Says once that the page's code has taken over what the server drew: what was pressed before is done now. It goes around the page
 * and not beside it: the server draws the page alone, and React's ids count what is side by side.
 */
export function Live({ element, children }: { element: Element; children: ReactNode }): ReactNode {
  useEffect(() => {
    // Outside of React's own work: a press can bring the part it falls on to life only then.
    const timer = setTimeout(() => element.dispatchEvent(new Event(PART_LIVE, { bubbles: true })));
    return () => clearTimeout(timer);
  }, [element]);
  return children;
}
