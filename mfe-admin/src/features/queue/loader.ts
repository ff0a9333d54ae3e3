import { mayEnter } from '@ayana/contracts/identity';
import type { InboxItem } from '@ayana/contracts/inbox';
import { api, type Part, readPart, useSession } from '@ayana/portal-kit';

/** As many as one page of the API; a longer queue is cut. */
const LIMIT = 100;

export interface QueueData {
  /** Null for roles that may not see requests. */
  queue: Part<InboxItem[]> | null;
}

async function readQueue(): Promise<InboxItem[]> {
  const { data } = await api.GET('/inbox', {
    params: { query: { assigned_to: 'me', status: 'claimed', sort: 'due', limit: LIMIT } },
  });
  return data?.items ?? [];
}

/** The user's own requests that wait for an answer, the soonest due first. */
export async function queueLoader(): Promise<QueueData> {
  return { queue: mayEnter('inbox', useSession.getState().role) ? await readPart(readQueue()) : null };
}
