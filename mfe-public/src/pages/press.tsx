import type { PageMeta } from '@ayana/portal-kit';

import { PRESS_MESSAGES } from '../features/press/messages';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Page = later('press', () => import('../features/press').then(({ PressPage }) => PressPage));

/** Read first, alive when the visitor begins to use it: its long texts come with neither the first view nor its scripts. */
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
