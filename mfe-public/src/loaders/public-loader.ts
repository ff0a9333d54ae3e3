import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadSocialLinks } from '../features/footer/social-links';
import type { PublicPageData } from '../page-layout/public-page';

/** The loader of a page without its own data. */
export async function publicLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<PublicPageData> {
  return { social_links: await loadSocialLinks(request.signal) };
}
