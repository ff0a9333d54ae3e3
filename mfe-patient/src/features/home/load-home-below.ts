import type { ComponentType } from 'react';
import type { HomeBelowProps } from './home-below';

/** The cards below the first view. Without their script, as on a lost line, the page is shown without them. */
export const loadHomeBelow = (): Promise<{ default: ComponentType<HomeBelowProps> }> =>
  import('./home-below').catch((error: unknown) => {
    console.warn('The lower part of the page could not be loaded.', error);
    return { default: () => null };
  });
