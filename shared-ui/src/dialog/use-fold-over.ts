import { useSyncExternalStore, type RefObject } from 'react';
import { useBackCloses } from './use-back-closes';

/** Closes an open fold, and leaves the focus at what opens it. */
export function fold(details: RefObject<HTMLDetailsElement | null>): void {
  if (details.current?.open !== true) return;
  details.current.open = false;
  details.current.querySelector('summary')?.focus();
}

/**
 * A `details` that lies over the page while it is open: Back closes it first. It may have been opened before the page's code came.
 * @param where media query of the screens on which it does
 * @param shown as of `useBackCloses`
 * @returns whether it is open
 */
export function useFoldOver(details: RefObject<HTMLDetailsElement | null>, where: string, shown?: string): boolean {
  const isOpen = useSyncExternalStore(
    (changed) => {
      const box = details.current;
      box?.addEventListener('toggle', changed);
      return () => box?.removeEventListener('toggle', changed);
    },
    () => details.current?.open === true && matchMedia(where).matches,
    () => false,
  );
  useBackCloses(isOpen, () => fold(details), shown);
  return isOpen;
}
