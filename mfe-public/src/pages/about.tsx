import { BRAND } from '@ayana/contracts/brand';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';

import { ABOUT_HEAD } from '../features/about/head-messages';
import { lazyPart } from '../lazy-hydration/lazy-part';

export { publicLoader as loader } from '../loaders/public-loader';

/** Lazily hydrated: the texts, and the footer with its form, are not in the scripts of the first view. */
export const Component = lazyPart('about', () => import('./about-read').then(({ AboutRead }) => AboutRead));

export function meta({ origin }: PageMetaArgs): PageMeta {
  return {
    title: ABOUT_HEAD.title,
    description: ABOUT_HEAD.description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: BRAND.name,
      url: origin,
      description: ABOUT_HEAD.lead,
      telephone: BRAND.phone,
      email: BRAND.email,
    },
  };
}
