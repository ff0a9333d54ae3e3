import type { TravelLeg } from '@ayana/contracts/journey';
import type { Kysely, Selectable } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import { notFound } from '../../../platform/app-error.js';
import type { JourneyReader } from '../../journeys/index.js';

type Row = Selectable<Tables['travel_legs']>;

/** A leg from a query, or from an entity. */
export const legOf = (row: Row): TravelLeg => ({
  id: row.id,
  journey_id: row.journey_id,
  kind: row.kind,
  from_place: row.from_place ?? null,
  to_place: row.to_place ?? null,
  to_address: row.to_address ?? null,
  starts_at: isoTime(row.starts_at),
  zone: row.zone,
  ends_at: row.ends_at == null ? null : isoTime(row.ends_at),
  end_zone: row.end_zone ?? null,
  reference: row.reference ?? null,
  assignment_id: row.assignment_id ?? null,
  contact_name: row.contact_name ?? null,
  contact_phone: row.contact_phone ?? null,
  vehicle: row.vehicle ?? null,
  room: row.room ?? null,
  time_known: row.time_known,
  moved_from: row.moved_from == null ? null : isoTime(row.moved_from),
  settled_at: row.settled_at == null ? null : isoTime(row.settled_at),
  status: row.status,
  version: row.version,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
});

/**
 * The legs of a journey that a reader sees: those who see the trip all of them, a carrier its own. Who changed one last is for
 * those who may change it.
 * @throws AppError `not_found` for a reader who sees neither
 */
export async function legsFor(database: Kysely<Tables>, reader: JourneyReader): Promise<TravelLeg[]> {
  const seesTrip = reader.parts.has('travel');
  if (!seesTrip && !reader.parts.has('legs')) throw notFound();
  const own = reader.assignments.map(({ id }) => id);
  if (!seesTrip && own.length === 0) return [];
  const rows = await database
    .selectFrom('travel_legs')
    .selectAll()
    .select(editorOf('travel_legs').as('editor'))
    .where('journey_id', '=', reader.journey.id)
    .$if(!seesTrip, (query) => query.where('assignment_id', 'in', own))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const mayChange = reader.kinds.includes('case_worker') || own.length > 0;
  return rows.map((row) => Object.assign(legOf(row), mayChange ? { updated_by: row.editor } : {}));
}
