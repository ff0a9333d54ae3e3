import { COMMITMENT_WORKFLOW, type CommitmentTransition, type ResourceCommitment } from '@ayana/contracts/operations';
import { type Kysely } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';

const MOST = 100;
const TRANSITIONS = Object.keys(COMMITMENT_WORKFLOW) as CommitmentTransition[];

/** The commitments of a need, or of a resource, the newest first. */
export async function commitmentsOf(
  database: Kysely<Tables>,
  of: { need_id: string } | { resource_id: string },
): Promise<ResourceCommitment[]> {
  const all = database
    .selectFrom('resource_commitments as commitment')
    .innerJoin('resources as resource', 'resource.id', 'commitment.resource_id')
    .innerJoin('resource_needs as need', 'need.id', 'commitment.need_id')
    .leftJoin('users as person', 'person.id', 'commitment.offered_by')
    .selectAll('commitment')
    .select(['resource.name as resource_name', 'resource.kind', 'need.title', 'person.name as person_name']);
  const wanted =
    'need_id' in of
      ? all.where('commitment.need_id', '=', of.need_id)
      : all.where('commitment.resource_id', '=', of.resource_id);
  const rows = await wanted
    .orderBy('commitment.from_at', 'desc')
    .orderBy('commitment.id', 'desc')
    .limit(MOST)
    .execute();
  const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    resource: { id: row.resource_id, name: row.resource_name, kind: row.kind },
    need: { id: row.need_id, title: row.title },
    quantity: row.quantity,
    from_at: isoTime(row.from_at),
    until_at: isoTime(row.until_at),
    note: row.note,
    offered_by: row.offered_by === null ? null : { id: row.offered_by, name: row.person_name ?? '' },
    offered_at: isoTime(row.offered_at),
    committed_at: orNull(row.committed_at),
    dispatched_at: orNull(row.dispatched_at),
    arrived_at: orNull(row.arrived_at),
    released_at: orNull(row.released_at),
    transitions: TRANSITIONS.filter((name) => COMMITMENT_WORKFLOW[name].from.some((state) => state === row.state)),
    version: row.version,
  }));
}
