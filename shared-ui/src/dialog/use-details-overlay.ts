import { useSyncExternalStore, type RefObject } from 'react';
import { useBackCloses } from './use-back-closes';

/** Closes an open `details`, and focuses its summary. */
export function closeDetails(details: RefObject<HTMLDetailsElement | null>): void {
  if (details.current?.open !== true) return;
  details.current.open = false;
  details.current.querySelector('summary')?.focus();
}

/**
 * A `details` that covers the page while open: Back closes it first. It may have been opened before hydration.
 * @param where media query of the screens where it covers the page
 * @param shown see `useBackCloses`
 * @returns whether it is open
 */
export function useDetailsOverlay(
  details: RefObject<HTMLDetailsElement | null>,
  where: string,
  shown?: string,
): boolean {
  const isOpen = useSyncExternalStore(
    (changed) => {
      const box = details.current;
      box?.addEventListener('toggle', changed);
      return () => box?.removeEventListener('toggle', changed);
    },
    () => details.current?.open === true && matchMedia(where).matches,
    () => false,
  );
  useBackCloses(isOpen, () => closeDetails(details), shown);
  return isOpen;
}
