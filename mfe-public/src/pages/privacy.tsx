import type { PageMeta } from '@ayana/portal-kit';

import { PRIVACY_MESSAGES } from '../features/privacy/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('privacy', () =>
  import('../features/privacy/privacy-page').then(({ PrivacyPage }) => PrivacyPage),
);

/** Lazily hydrated: the long texts are not in the scripts of the first view. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

export function meta(): PageMeta {
  return { title: PRIVACY_MESSAGES.title, description: PRIVACY_MESSAGES.description };
}
