import type { PageMeta } from '@ayana/portal-kit';

import { TERMS_MESSAGES } from '../features/terms/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('terms', () => import('../features/terms/terms-page').then(({ TermsPage }) => TermsPage));

/** Read first, alive when the visitor begins to use it: its long texts come with neither the first view nor its scripts. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

export function meta(): PageMeta {
  return { title: TERMS_MESSAGES.title, description: TERMS_MESSAGES.description };
}
