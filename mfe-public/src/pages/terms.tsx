import type { PageMeta } from '@ayana/portal-kit';

import { TERMS_MESSAGES } from '../features/terms/messages';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Page = later('terms', () => import('../features/terms').then(({ TermsPage }) => TermsPage));

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
