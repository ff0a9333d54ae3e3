import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadSocialLinks } from '../features/footer/social-links';
import type { PublicPageData } from '../page-layout/public-page';

/** The loader of a page that reads nothing of its own. */
export async function publicLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<PublicPageData> {
  return { social_links: await loadSocialLinks(request.signal) };
}
