import { READER_PARTS } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isCaseWorker } from '../case-worker.js';
import { type CaseReader, readerOf } from './journey-readers.js';

/**
 * What a user is to a case, for what exists before its journey: messages, papers, the timeline. Until the journey begins it is only between the
 * person who asked and the case workers.
 * @throws AppError `not_found` when they are nothing to it, as when there is none
 */
export async function caseReaderOf(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id' | 'role'>,
  caseId: string,
): Promise<CaseReader> {
  const found = await database
    .selectFrom('cases')
    .leftJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .select(['cases.id', 'cases.journey_id', 'cases.person_id', 'item.assigned_to'])
    .where('cases.id', '=', caseId)
    .executeTakeFirstOrThrow(notFound);
  if (found.journey_id !== null) return readerOf(database, user, caseId);
  const kinds = [
    ...(isCaseWorker(user) ? (['case_worker'] as const) : []),
    ...(found.person_id === user.id ? (['patient'] as const) : []),
  ];
  if (kinds.length === 0) throw notFound();
  return {
    journey: { id: found.id, patient_id: found.person_id, case_manager_id: found.assigned_to },
    kinds,
    assignments: [],
    parts: new Set(kinds.flatMap((kind) => Array.from(READER_PARTS[kind]))),
    may: [],
  };
}

/** Who has a case: its case manager, before the journey the one of the staff who took the enquiry. Needs the table `cases`. */
export const caseManagerOf = sql<string | null>`coalesce(
  (select case_manager_id from patient_journeys where patient_journeys.id = cases.journey_id),
  (select assigned_to from inbox_items where inbox_items.id = cases.inbox_item_id and cases.journey_id is null))`;
