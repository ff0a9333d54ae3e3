import { MOVING_KINDS, needNumber, TAKING_STATES } from '@ayana/contracts/operations';
import type { Taker } from '@ayana/contracts/problems';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';

const MOST = 5;

/** A part of a resource for a time; `id` is the commitment that wants it, null for none. */
export interface WantedTime {
  id: string | null;
  resource_id: string;
  from_at: Date;
  until_at: Date | null;
}

/**
 * The needs that have a resource in a time, with whose they are: the case and who looks after it, or who asked. What moves
 * and has not come back yet counts, whatever its plan says; of a fund, everything that was given.
 */
export async function findTakers(
  database: Kysely<Tables>,
  { id, resource_id, from_at, until_at }: WantedTime,
): Promise<Taker[]> {
  const rows = await database
    .selectFrom('resource_commitments as taken')
    .innerJoin('resources as resource', 'resource.id', 'taken.resource_id')
    .innerJoin('resource_needs as need', 'need.id', 'taken.need_id')
    .leftJoin('patient_journeys as journey', 'journey.id', 'need.journey_id')
    .leftJoin('users as manager', 'manager.id', 'journey.case_manager_id')
    .leftJoin('users as person', 'person.id', 'need.created_by')
    .select(['need.id', 'need.number', 'need.title', 'need.journey_id', 'taken.until_at', 'journey.case_number'])
    .select(sql<string | null>`coalesce(manager.name, person.name)`.as('owner'))
    .where('taken.resource_id', '=', resource_id)
    .where('taken.state', 'in', [...TAKING_STATES])
    .where(sql<boolean>`taken.id is distinct from ${id}::uuid`)
    .where(sql<boolean>`(resource.kind = 'fund'
      or (taken.until_at > ${from_at} and (${until_at}::timestamptz is null or taken.from_at < ${until_at}::timestamptz))
      or (resource.kind in (${sql.join([...MOVING_KINDS])}) and taken.state in ('dispatched', 'arrived')))`)
    .orderBy('taken.from_at')
    .orderBy('taken.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id: need_id, number, title, journey_id, case_number, owner, until_at: until }) => ({
    kind: 'need',
    id: need_id,
    number: needNumber(number),
    title,
    case: journey_id === null ? null : { id: journey_id, number: case_number ?? '' },
    owner,
    until_at: isoTime(until),
  }));
}
