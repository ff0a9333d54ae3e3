import { BeingWritten } from '../features/being-written';
import { PublicPage } from '../layout/public-page';

import type { PageMeta } from '@ayana/portal-kit';

export { publicLoader as loader } from '../layout/public-loader';

/** Every public page whose content is still being written: says so, and what can be done meanwhile. */
export function Component() {
  return (
    <PublicPage>
      <BeingWritten />
    </PublicPage>
  );
}

/** Nothing for a search engine to find yet. */
export function meta(): PageMeta {
  return { robots: 'noindex' };
}
