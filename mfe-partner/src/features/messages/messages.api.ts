import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { listLoader, rereadsList } from '@ayana/portal-kit/screens';

export type WorkThread = components['schemas']['WorkThreadDto'];
type Query = NonNullable<operations['WorkThreads_list']['parameters']['query']>;

export const NAMES = [] as const;
/** The parameter with the work whose thread is open beside the list. */
export const OPEN = 'work';

export const messagesLoader = listLoader<WorkThread, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/work-threads', { params: { query } })),
});

/** Opening a thread does not read the list again. */
export const messagesShouldRevalidate = rereadsList(NAMES);

/** The journey of a piece of work, for a thread that is not in the list yet. */
export const readJourneyOf = async (assignmentId: string): Promise<string> =>
  (await dataOf(api.GET('/assignments/{id}', { params: { path: { id: assignmentId } } }))).journey_id;
