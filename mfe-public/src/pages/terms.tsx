import type { PageMeta } from '@ayana/portal-kit';

import { TERMS_MESSAGES } from '../features/terms/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('terms', () => import('../features/terms/terms-page').then(({ TermsPage }) => TermsPage));

/** Lazily hydrated: the long texts are not in the scripts of the first view. */
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
