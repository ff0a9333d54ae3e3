import { type WritingTime, writingTime } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** When the people of pieces of work and the traveller write with each other, by the parts of the trip that are theirs. */
export async function writingTimes(
  database: Kysely<Tables>,
  workIds: readonly (string | null)[],
): Promise<Map<string, WritingTime>> {
  const ids = workIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ assignment_id: string; first: Date; last: Date }>`
    select assignment_id, min(starts_at) as first, max(coalesce(ends_at, starts_at)) as last from travel_legs
    where assignment_id = any(${ids}) and status <> 'cancelled'
    group by assignment_id`.execute(database);
  return new Map(
    rows.map(({ assignment_id, first, last }) => [assignment_id, writingTime(new Date(first), new Date(last))]),
  );
}
