import { loadReview } from './load-review';
import type { Review } from './load-review';
import { publicLoader } from './public-loader';
import type { PublicPageData } from '../page-layout/public-page';

/** What the loader of a medical page answers that reads nothing else of its own. */
export interface ReviewedPageData extends PublicPageData {
  /** Null when nobody reviewed it yet. */
  review: Review | null;
}

/** The loader of such a page. @param path as the reviews name it */
export async function reviewedLoader(path: string, request: Request): Promise<ReviewedPageData> {
  const [shared, review] = await Promise.all([publicLoader({ request }), loadReview(path, request.signal)]);
  return { ...shared, review };
}
