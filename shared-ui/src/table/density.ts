import { useEffect } from 'react';
import { usePreference } from '../preference';

/** How close the rows of lists are; compact rows have one line each. */
export type Density = 'comfortable' | 'compact';

/**
 * The density of every list on this device, and what chooses it. While a list is shown the page says it too (`data-density`), so that its head and
 * filters follow.
 */
export function useDensity(): [Density, (density: Density) => void] {
  const [chosen, choose] = usePreference('density');
  const density = chosen === 'compact' ? 'compact' : 'comfortable';
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = density;
    return () => {
      delete dataset['density'];
    };
  }, [density]);
  return [density, choose];
}
