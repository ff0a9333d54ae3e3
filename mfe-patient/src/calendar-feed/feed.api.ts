import type { FeedState } from '@ayana/case-kit/calendar-feed';
import { api, dataOf } from '@ayana/portal-kit';

/** Since when there is an own link to the trip as a calendar; null without one. */
export const readFeed = (journey_id: string): Promise<FeedState> =>
  dataOf(api.GET('/travel-feed', { params: { query: { journey_id } } }));

/** The own link stops. */
export const removeFeed = async (journey_id: string): Promise<void> => {
  await dataOf(api.DELETE('/travel-feed', { params: { query: { journey_id } } }));
};

/** A new secret link for a calendar; an older one stops. @returns its path */
export const createFeed = async (journey_id: string, key: string): Promise<string> =>
  (await dataOf(api.POST('/travel-feeds', { headers: { 'Idempotency-Key': key }, body: { journey_id } }))).path;
