import { sql } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseReaders } from '../../organisations/index.js';
import { isCaseWorker } from '../case-worker.js';
import { lockOpenJourney } from '../lock-journey.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { assignedTo, readerSeeing } from './journey-readers.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';

/** What a user writes for: a hospital on a case. */
export interface HospitalOfCase {
  journey_id: string;
  partner_hospital_id: string;
}

/**
 * Who writes for a hospital on a case: the staff, and the people of the hospital whose referral it is, once they have accepted it.
 * A referral that is done still lets them correct. For everyone else the case is the same 404 as none.
 * @throws AppError `not_found`, `not_allowed` for a member who may only read, `illegal_transition` before the referral is accepted
 */
export async function refuseOtherWriters(em: EntityManager, user: CurrentUser, of: HospitalOfCase): Promise<void> {
  if (isCaseWorker(user)) return;
  await readerSeeing(within(em), user, of.journey_id, 'own_quote');
  const { rows } = await sql<{ status: string }>`
    select assignment.status from assignments assignment
      join partner_hospitals hospital on hospital.partner_id = assignment.partner_id
    where assignment.journey_id = ${of.journey_id} and assignment.kind = 'referral' and hospital.id = ${of.partner_hospital_id}
      and (assignment.partner_hospital_id is null or assignment.partner_hospital_id = hospital.id) and ${assignedTo(user)}`.execute(
    within(em),
  );
  if (rows.length === 0) throw notFound();
  await refuseReaders(em, user);
  if (rows.every(({ status }) => status === 'offered'))
    throw new AppError('illegal_transition', messages.referral_not_accepted);
}

/**
 * Locks the journey of a row that a hospital writes, for one of its writers.
 * @throws AppError `not_found`, and as `refuseOtherWriters`
 */
export async function lockForWriter(
  em: EntityManager,
  user: CurrentUser,
  table: 'bills' | 'quotes',
  id: string,
): Promise<PatientJourneyRow> {
  const found = await within(em)
    .selectFrom(table)
    .select(['journey_id', 'partner_hospital_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  await refuseOtherWriters(em, user, found);
  return lockOpenJourney(em, found.journey_id);
}
