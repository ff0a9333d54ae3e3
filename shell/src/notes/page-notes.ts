import type { PageData } from '../document/page-data';
import { takeDevRemotes } from '../dev/dev-remotes';
import { showReviewBar } from './review-bar';

/** What differs from the released site in this browser, if anything does: it is taken, and said at the foot of the page. */
export async function takeNotes(page: PageData): Promise<void> {
  if (page.devRemotes !== undefined) await takeDevRemotes(page);
  if (page.review !== undefined) showReviewBar(page.review);
}
