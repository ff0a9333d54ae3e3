import { GUEST_PAGE } from '@ayana/contracts/guest-case';
import type { PageMeta } from '@ayana/portal-kit';

import { GUEST_CASE_MESSAGES } from '../features/guest-case/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('case', async () => (await import('../features/guest-case/guest-case-page')).GuestCasePage);

/** A guest's case, by the link in the mail. The server never sees its secret, so it renders the page without it. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

/** Personal: not indexed. */
export function meta(): PageMeta {
  return { title: GUEST_CASE_MESSAGES.title, canonical: GUEST_PAGE, robots: 'noindex' };
}
