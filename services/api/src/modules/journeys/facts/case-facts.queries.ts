import { type CaseFact, type CaseFacts, gapsOf, type StageStatuses, type TimedFact } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** A view of migration 0481. */
    case_facts: { journey_id: string; fact: CaseFact; at: Date; by_id: string | null };
  }
}

/** What has happened in a case. */
export async function factsOf(database: Kysely<Tables>, journey_id: string): Promise<ReadonlySet<CaseFact>> {
  const rows = await database
    .selectFrom('case_facts')
    .select('fact')
    .where('journey_id', '=', journey_id)
    .orderBy('at')
    .execute();
  return new Set(rows.map(({ fact }) => fact));
}

/** As `factsOf`, each with its time. */
export async function timedFactsOf(database: Kysely<Tables>, journey_id: string): Promise<TimedFact[]> {
  const rows = await database
    .selectFrom('case_facts')
    .select(['fact', 'at'])
    .where('journey_id', '=', journey_id)
    .orderBy('at')
    .execute();
  // Within a transaction a time comes as text, which is neither before nor after any other.
  return rows.map(({ fact, at }) => ({ fact, at: new Date(at) }));
}

/** What has happened in the case of a row, in a list; empty where it is no case yet. @param journey_id a column, so that only its case is read */
export const factNames = (journey_id: RawBuilder<unknown>): RawBuilder<CaseFact[]> =>
  sql<CaseFact[]>`coalesce((select array_agg(happened.fact order by happened.at) from case_facts happened
    where happened.journey_id = ${journey_id}), '{}')`;

/** What has happened in a case, when and by whose doing, the oldest first. */
export async function listFacts(
  database: Kysely<Tables>,
  journey_id: string,
  stages: StageStatuses,
): Promise<CaseFacts> {
  const rows = await database
    .selectFrom('case_facts as happened')
    .leftJoin('users as person', 'person.id', 'happened.by_id')
    .select(['happened.fact', 'happened.at', 'person.id', 'person.name'])
    .where('happened.journey_id', '=', journey_id)
    .orderBy('happened.at')
    .orderBy('happened.fact')
    .execute();
  return {
    gaps: gapsOf(stages, new Set(rows.map(({ fact }) => fact))),
    items: rows.map(({ fact, at, id, name }) => ({
      fact,
      at: isoTime(at),
      by: id === null ? null : { id, name: name ?? '' },
    })),
  };
}

/** Who did what has happened in a case, as far as it is known. */
export async function doersOf(database: Kysely<Tables>, journey_id: string): Promise<ReadonlyMap<CaseFact, string>> {
  const rows = await database
    .selectFrom('case_facts')
    .select(['fact', 'by_id'])
    .where('journey_id', '=', journey_id)
    .execute();
  return new Map(rows.flatMap(({ fact, by_id }) => (by_id === null ? [] : [[fact, by_id] as const])));
}

/** When each stage of a case was opened again, the last time. */
export async function reopenedAt(database: Kysely<Tables>, journey_id: string): Promise<ReadonlyMap<number, Date>> {
  const rows = await database
    .selectFrom('journey_entries')
    .select(({ fn }) => ['stage_number', fn.max('at').as('at')])
    .where('journey_id', '=', journey_id)
    .where('event', '=', 'stage')
    .where('to_state', '=', 'pending')
    .where('from_state', '=', 'completed')
    .groupBy('stage_number')
    .execute();
  return new Map(rows.map(({ stage_number, at }) => [stage_number ?? 0, new Date(at)]));
}
