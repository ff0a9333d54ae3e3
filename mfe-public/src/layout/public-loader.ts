import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadSocialLinks } from '../features/footer';
import type { PublicPageData } from './public-page';

/** The loader of a page that reads nothing of its own. */
export async function publicLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<PublicPageData> {
  return { social_links: await loadSocialLinks(request.signal) };
}
