import { loadReview } from './load-review';
import type { Review } from './load-review';
import { publicLoader } from './public-loader';
import type { PublicPageData } from '../page-layout/public-page';

/** The loader data of a medical page. */
export interface ReviewedPageData extends PublicPageData {
  /** Null without a review. */
  review: Review | null;
}

/** The loader of such a page. @param path as in the reviews */
export async function reviewedLoader(path: string, request: Request): Promise<ReviewedPageData> {
  const [shared, review] = await Promise.all([publicLoader({ request }), loadReview(path, request.signal)]);
  return { ...shared, review };
}
