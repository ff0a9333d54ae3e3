import type { PageMeta } from '@ayana/portal-kit';

import { PRESS_MESSAGES } from '../features/press/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Page = lazyPart('press', () => import('../features/press/press-page').then(({ PressPage }) => PressPage));

/** Lazily hydrated: the long texts are not in the scripts of the first view. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

export function meta(): PageMeta {
  return { title: PRESS_MESSAGES.title, description: PRESS_MESSAGES.description };
}
