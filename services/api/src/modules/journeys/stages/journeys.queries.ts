import type { PatientJourney } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { isCaseWorker } from '../case-worker.js';
import type { JourneysQueryDto } from './journeys.dto.js';

/** A journey from a query, or from an entity. */
type Row = Selectable<Tables['patient_journeys']>;
type Filters = Pick<JourneysQueryDto, 'patient_id' | 'status'>;

const JOURNEYS: ListDefinition<Row, 'updated', Filters, null> = {
  id: 'id',
  sort: 'updated',
  sorts: { updated: { column: 'updated_at', type: 'timestamptz', order: 'desc', of: (row) => row.updated_at } },
  filters: {
    patient_id: (id) => sql`patient_id = ${id}`,
    status: (states) => sql`status = any (${states})`,
  },
};

/** The journeys a user sees: staff all, everyone else their own. */
export const journeysVisibleTo = (user: CurrentUser): RawBuilder<boolean> =>
  isCaseWorker(user) ? sql`true` : sql`patient_id = ${user.id}`;

export function journeyOf(row: Row): PatientJourney {
  return {
    id: row.id,
    case_number: row.case_number,
    patient_id: row.patient_id,
    treatment_request_id: row.treatment_request_id ?? null,
    current_stage: row.current_stage,
    stage_statuses: jsonOf(row.stage_statuses),
    journey_data: jsonOf(row.journey_data),
    case_manager_id: row.case_manager_id ?? null,
    status: row.status,
    closed_reason: row.closed_reason ?? null,
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

/** As the patient reads it: why it was closed is in the words of the staff, unless it was their own choice. */
export function ownJourneyOf(row: Row): PatientJourney {
  return { ...journeyOf(row), closed_reason: ownReason(row) };
}

export const ownReason = ({
  patient_id,
  closed_by,
  closed_reason,
}: Pick<Row, 'patient_id' | 'closed_by' | 'closed_reason'>): string | null =>
  closed_by === patient_id ? (closed_reason ?? null) : null;

export function listJourneys(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: JourneysQueryDto,
): Promise<Page<PatientJourney>> {
  const visible = database.selectFrom('patient_journeys').selectAll().where(journeysVisibleTo(user));
  return mapPage(keysetList(visible, JOURNEYS, query, null), isCaseWorker(user) ? journeyOf : ownJourneyOf);
}

/** A patient's newest journey (spec section 7); null where there is none. */
export async function latestJourney(database: Kysely<Tables>, patient_id: string): Promise<PatientJourney | null> {
  const row = await database
    .selectFrom('patient_journeys')
    .selectAll()
    .where('patient_id', '=', patient_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : ownJourneyOf(row);
}

/**
 * One of a patient's journeys.
 * @throws AppError `not_found` for one that is not theirs
 */
export async function ownJourney(database: Kysely<Tables>, patient_id: string, id: string): Promise<PatientJourney> {
  const row = await database
    .selectFrom('patient_journeys')
    .selectAll()
    .where('patient_id', '=', patient_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return journeyOf(row);
}
