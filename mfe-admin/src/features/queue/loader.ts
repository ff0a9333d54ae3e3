import { mayEnter } from '@ayana/contracts/identity';
import type { InboxItem } from '@ayana/contracts/inbox';
import { api, type Part, readPart, useSession } from '@ayana/portal-kit';

/** As many as fit one reading; who has more has another problem. */
const LIMIT = 100;

export interface QueueData {
  /** Null for those who may not see requests: their queue fills with cases, later. */
  queue: Part<InboxItem[]> | null;
}

async function readQueue(): Promise<InboxItem[]> {
  const { data } = await api.GET('/inbox', {
    params: { query: { assigned_to: 'me', order: 'due', limit: LIMIT } },
  });
  return data?.items ?? [];
}

/** The reader's own requests that still wait for an answer, the soonest due first. */
export async function queueLoader(): Promise<QueueData> {
  return { queue: mayEnter('inbox', useSession.getState().role) ? await readPart(readQueue()) : null };
}
