import type { PageMeta } from '@ayana/portal-kit';

import { PRIVACY_MESSAGES } from '../features/privacy/messages';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Page = later('privacy', () => import('../features/privacy').then(({ PrivacyPage }) => PrivacyPage));

/** Read first, alive when the visitor begins to use it: its long texts come with neither the first view nor its scripts. */
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
