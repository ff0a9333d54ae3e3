import type { PageMeta } from '@ayana/portal-kit';

import { STYLE_MESSAGES } from '../features/style-guide/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('style-guide', () =>
  import('../features/style-guide/style-guide-page').then(({ StyleGuidePage }) => StyleGuidePage),
);

/** Read first, alive when the visitor begins to use it: its long texts come with neither the first view nor its scripts. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

/** For whoever builds Ayana; nobody looks for it in a search engine. */
export function meta(): PageMeta {
  return { title: STYLE_MESSAGES.title, description: STYLE_MESSAGES.description, robots: 'noindex' };
}
