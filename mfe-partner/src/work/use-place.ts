import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings a part of the page into view once it is there, when the address names it: it may come after the rest. */
export function usePlace(id: string): (element: HTMLElement | null) => void {
  const { hash } = useLocation();
  return useCallback(
    (element) => {
      if (hash === `#${id}`) element?.scrollIntoView({ block: 'start' });
    },
    [hash, id],
  );
}
