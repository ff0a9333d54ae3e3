import type { PageMeta } from '@ayana/portal-kit';

import { STYLE_MESSAGES } from '../features/style-guide/messages';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Page = later('style-guide', () => import('../features/style-guide').then(({ StyleGuidePage }) => StyleGuidePage));

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
