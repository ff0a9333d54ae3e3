import type { ComponentType } from 'react';
import type { BelowCardsProps } from './below-cards';

/** The cards beside the papers. Without their script, as on a lost line, the page is shown without them. */
export const loadBelowCards = (): Promise<{ default: ComponentType<BelowCardsProps> }> =>
  import('./below-cards').catch((error: unknown) => {
    console.warn('A part of the page could not be loaded.', error);
    return { default: () => null };
  });
