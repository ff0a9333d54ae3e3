import { useEffect, useSyncExternalStore } from 'react';

/** How close the rows of lists are; compact rows have one line each. */
export type Density = 'comfortable' | 'compact';

const STORED = 'ayana.density';
const listeners = new Set<() => void>();
/** Where storage is blocked, the choice lasts as long as the page. */
let unstored: Density = 'comfortable';

function read(): Density {
  try {
    return window.localStorage.getItem(STORED) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return unstored;
  }
}

/** Chooses the density of every list on this device; it is nothing personal. */
export function chooseDensity(density: Density): void {
  unstored = density;
  try {
    window.localStorage.setItem(STORED, density);
  } catch {
    // Kept in `unstored`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chosen density. While a list is shown the page says it too (`data-density`), so that its head and filters follow. */
export function useDensity(): Density {
  const density = useSyncExternalStore<Density>(subscribe, read, () => 'comfortable');
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = density;
    return () => {
      delete dataset['density'];
    };
  }, [density]);
  return density;
}
