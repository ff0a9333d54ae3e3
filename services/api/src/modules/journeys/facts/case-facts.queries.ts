import type { CaseFact, CaseFacts } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** A view of migration 0361. */
    case_facts: { journey_id: string; fact: CaseFact; at: Date; by_id: string | null };
  }
}

/** What has happened in a case. */
export async function factsOf(database: Kysely<Tables>, journey_id: string): Promise<ReadonlySet<CaseFact>> {
  const rows = await database.selectFrom('case_facts').select('fact').where('journey_id', '=', journey_id).execute();
  return new Set(rows.map(({ fact }) => fact));
}

/** What has happened in a case, when and by whose doing, the oldest first. */
export async function listFacts(database: Kysely<Tables>, journey_id: string): Promise<CaseFacts> {
  const rows = await database
    .selectFrom('case_facts as happened')
    .leftJoin('users as person', 'person.id', 'happened.by_id')
    .select(['happened.fact', 'happened.at', 'person.id', 'person.name'])
    .where('happened.journey_id', '=', journey_id)
    .orderBy('happened.at')
    .orderBy('happened.fact')
    .execute();
  return {
    items: rows.map(({ fact, at, id, name }) => ({
      fact,
      at: isoTime(at),
      by: id === null ? null : { id, name: name ?? '' },
    })),
  };
}
