import type { ThreadKind } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import type { Ids } from '../../../platform/clock/clock.js';
import type { Tables } from '../../../platform/database/tables.js';

/** The threads a journey has from its beginning; the patient may have written before. */
const FIRST_THREADS = ['patient', 'internal'] as const satisfies readonly ThreadKind[];

/** Gives a new journey its threads, within the transaction that begins it. */
export async function beginThreads(
  database: Kysely<Tables>,
  ids: Ids,
  { id: journey_id, created_at }: { id: string; created_at: Date },
): Promise<void> {
  const rows = FIRST_THREADS.map((kind) => ({
    id: ids.next(),
    journey_id,
    kind,
    created_at,
    updated_at: created_at,
  }));
  await database
    .insertInto('threads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives work that is handed to a doctor or a partner its thread with the case workers, within the transaction that hands it over. */
export const beginAssignmentThread = (database: Kysely<Tables>, ids: Ids, work: BegunWork): Promise<void> =>
  beginWorkThread(database, ids, work, 'partner');

/** Gives accepted work on a trip its thread with the traveller. */
export const beginTravellerThread = (database: Kysely<Tables>, ids: Ids, work: BegunWork): Promise<void> =>
  beginWorkThread(database, ids, work, 'traveller');

interface BegunWork {
  id: string;
  journey_id: string;
  created_at: Date;
}

async function beginWorkThread(
  database: Kysely<Tables>,
  ids: Ids,
  { id: assignment_id, journey_id, created_at }: BegunWork,
  kind: ThreadKind,
): Promise<void> {
  await database
    .insertInto('threads')
    .values({ id: ids.next(), journey_id, kind, assignment_id, created_at, updated_at: created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
