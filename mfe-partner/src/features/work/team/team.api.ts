import type { WorkTeam } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';

/** Who of the reader's organisation has a piece of work. */
export const readTeam = (id: string): Promise<WorkTeam> =>
  dataOf(api.GET('/work-teams/{id}', { params: { path: { id } } }));

export interface HandOver {
  /** Null for nobody. */
  to_user_id: string | null;
  note?: string;
}

/** By the version that was read: what a colleague took meanwhile is not taken from them unseen. */
export const handOver = (id: string, { version }: WorkTeam, body: HandOver): Promise<WorkTeam> =>
  dataOf(api.POST('/work-teams/{id}/hand-overs', { ...atVersion({ id, version }), body }));

/** The same key again adds it once. */
export const addNote = (id: string, text: string, key: string): Promise<WorkTeam> =>
  dataOf(
    api.POST('/work-teams/{id}/notes', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { text },
    }),
  );
