import type { components } from '@ayana/contracts/api';
import { api } from '@ayana/portal-kit';

/** Who reviewed a page, and when. */
export type Review = components['schemas']['ReviewDto'];

/** The medical review of a page, by its path; null when there is none, or it could not be read (the page goes on without). */
export async function loadReview(path: string, signal: AbortSignal): Promise<Review | null> {
  try {
    const { data } = await api.GET('/content-reviews', { params: { query: { path } }, signal });
    return data ?? null;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The review of a page could not be read.', error);
    return null;
  }
}
