import { type OrderSide, orderSide } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import { within, type EntityManager } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { assignmentCandidates } from '../assignments/assignment-candidates.js';
import { assignedTo, HAS_PATIENT, isCaseWorker, JOURNEY_MESSAGES as messages } from '../../journeys/index.js';

/** Whether a user has clinical work on a journey, or a talk with its patient. @param journey a column or an id */
export const treatsOn = (userId: string, journey: RawBuilder<string>): RawBuilder<boolean> => sql`(
  exists (select 1 from assignments assignment where assignment.journey_id = ${journey} and assignment.kind = 'opinion'
    and assignment.assignee_user_id = ${userId} and assignment.status in ('offered', 'accepted', 'done') and ${HAS_PATIENT})
  or exists (select 1 from video_consultations asked
    join appointments talk on talk.video_consultation_id = asked.id and talk.status = 'booked'
    join doctors doctor on doctor.id = talk.doctor_id
    where asked.journey_id = ${journey} and doctor.user_id = ${userId}))`;

/** Whether a user may order tests and write prescriptions on a journey. */
export async function mayOrderOn(database: Kysely<Tables>, user: CurrentUser, journeyId: string): Promise<boolean> {
  if (isCaseWorker(user)) return true;
  const { rows } = await sql<{ may: boolean }>`select ${treatsOn(user.id, sql`${journeyId}::uuid`)} as may`.execute(
    database,
  );
  return rows[0]?.may === true;
}

/** Who they are to an order, as conditions on `assignment` and `journey` of the query. @param orderer the column of who ordered */
export const sidesOf = (user: CurrentUser, orderer: RawBuilder<string>) => ({
  is_partner: assignedTo(user),
  is_orderer: sql<boolean>`(${orderer} = ${user.id} and ${treatsOn(user.id, sql`journey.id`)})`,
  is_patient: sql<boolean>`(journey.patient_id = ${user.id})`,
});

interface Sides {
  is_partner: boolean;
  is_orderer: boolean;
  is_patient: boolean;
}

export const sideOf = (user: CurrentUser, { is_partner, is_orderer }: Sides): OrderSide =>
  orderSide({ staff: isCaseWorker(user), partner: is_partner, orderer: is_orderer });

/**
 * The laboratory or pharmacy that gets an order.
 * @param field of the form that names it
 * @throws AppError `invalid_fields` for one that does not do this work
 */
export async function recipientOf(
  em: EntityManager,
  kind: 'lab_order' | 'prescription',
  id: string,
  field: string,
): Promise<{ partner_id: string | null; assignee_user_id: string | null }> {
  const known = await assignmentCandidates(within(em), { kind, limit: RECIPIENTS_MAX });
  const found = known.find((candidate) => candidate.id === id);
  if (found === undefined) throw refusedFields([{ field, message: messages.choose_partner }]);
  return {
    partner_id: found.field === 'partner_id' ? id : null,
    assignee_user_id: found.field === 'assignee_user_id' ? id : null,
  };
}

/** Laboratories or pharmacies looked at. */
export const RECIPIENTS_MAX = 500;
