import type { PageMeta } from '@ayana/portal-kit';

import { STYLE_MESSAGES } from '../features/style-guide/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('style-guide', () =>
  import('../features/style-guide/style-guide-page').then(({ StyleGuidePage }) => StyleGuidePage),
);

/** Lazily hydrated: the long texts are not in the scripts of the first view. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

/** For developers: not indexed. */
export function meta(): PageMeta {
  return { title: STYLE_MESSAGES.title, description: STYLE_MESSAGES.description, robots: 'noindex' };
}
