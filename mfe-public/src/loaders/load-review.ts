import type { components } from '@ayana/contracts/api';
import { api } from '@ayana/portal-kit';

import { nullOnFailure } from './null-on-failure';

/** The medical review of a page. */
export type Review = components['schemas']['ReviewDto'];

/** The medical review of a page, by its path; null without one, or after a failure. */
export async function loadReview(path: string, signal: AbortSignal): Promise<Review | null> {
  const reading = api.GET('/content-reviews', { params: { query: { path } }, signal }).then(({ data }) => data);
  return nullOnFailure('The review of a page', reading, signal);
}
