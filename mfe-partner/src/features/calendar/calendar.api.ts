import type { components } from '@ayana/contracts/api';
import type { WorkEvent } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

type FeedState = components['schemas']['WorkFeedStateDto'];

export const readEvents = async (from: Date, to: Date): Promise<WorkEvent[]> =>
  (await dataOf(api.GET('/work-calendar', { params: { query: { from: from.toISOString(), to: to.toISOString() } } })))
    .items;

export const readFeed = (): Promise<FeedState> => dataOf(api.GET('/work-feed'));

/** A new secret link; an older one stops. The same key again makes one. */
export const createFeed = async (key: string): Promise<string> =>
  (await dataOf(api.POST('/work-feed', { headers: { 'Idempotency-Key': key } }))).path;

export const removeFeed = async (): Promise<void> => {
  await dataOf(api.DELETE('/work-feed'));
};
