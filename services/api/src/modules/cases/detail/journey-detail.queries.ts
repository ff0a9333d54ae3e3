import type { JourneyPart, JourneyDetail } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { caseSummary } from '../../records/index.js';
import { type JourneyReader, ownReason, readerOf, seenTimelineOf } from '../../journeys/index.js';

/**
 * A journey by the parts its reader sees (`READER_PARTS`), and that reader. Its own data are for the patient and the staff.
 * @throws AppError `not_found`
 */
export async function journeyDetail(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<{ detail: JourneyDetail; reader: JourneyReader }> {
  const opened = await readerOf(database, user, id);
  const { kinds, parts } = opened;
  const isStaff = kinds.includes('case_worker');
  const isOwn = isStaff || kinds.includes('patient');
  const [row, facts, entries] = await Promise.all([
    database
      .selectFrom('patient_journeys as journey')
      .leftJoin('users as manager', 'manager.id', 'journey.case_manager_id')
      .selectAll('journey')
      .select('manager.name as manager_name')
      .where('journey.id', '=', id)
      .executeTakeFirstOrThrow(),
    caseSummary(database, { ...opened, user_id: user.id, journey_id: id }, now),
    parts.has('timeline') ? seenTimelineOf(database, id, isStaff, parts) : null,
  ]);
  const seen = <T>(part: JourneyPart, value: T): T | null => (parts.has(part) ? value : null);
  const { case_manager_id, manager_name } = row;
  const detail = {
    id,
    kinds: [...kinds],
    parts: [...parts],
    status: row.status,
    patient_id: isOwn ? row.patient_id : null,
    treatment_request_id: isOwn ? row.treatment_request_id : null,
    current_stage: seen('stages', row.current_stage),
    stage_statuses: seen('stages', jsonOf(row.stage_statuses)),
    journey_data: isOwn ? jsonOf(row.journey_data) : null,
    case_manager: seen('stages', case_manager_id === null ? null : { id: case_manager_id, name: manager_name ?? '' }),
    closed_reason: isStaff ? row.closed_reason : isOwn ? ownReason(row) : null,
    entries,
    facts,
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
  return { detail, reader: opened };
}
