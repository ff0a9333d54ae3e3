import { ageBand, ageOn, type JourneyPart, type OrderPatient, READER_PARTS, type Sex } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import { within, type EntityManager } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { assignmentCandidates } from '../assignments/assignment-candidates.js';
import { isCaseWorker } from '../case-worker.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import { assignedTo, HAS_PATIENT } from '../readers/journey-readers.js';

/** What an order is to the one who reads it. */
export type OrderSide = 'staff' | 'partner' | 'orderer' | 'patient';

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

/** The one that shows most. */
export function sideOf(user: CurrentUser, { is_partner, is_orderer }: Sides): OrderSide {
  if (isCaseWorker(user)) return 'staff';
  if (is_partner) return 'partner';
  return is_orderer ? 'orderer' : 'patient';
}

interface PatientColumns {
  patient_name: string | null;
  date_of_birth: string | null;
  sex: Sex | null;
  allergies: string | null;
}

/** Of the patient, what the work shows; those who ordered see an age band, as everyone who gives an opinion. */
export function patientFor(
  kind: 'lab_order' | 'prescription',
  side: OrderSide,
  row: PatientColumns,
  now: Date,
): OrderPatient {
  const reader =
    side === 'partner' ? kind : side === 'orderer' ? 'opinion' : side === 'staff' ? 'case_worker' : 'patient';
  const parts: readonly JourneyPart[] = READER_PARTS[reader];
  const shown = <T extends object>(part: JourneyPart, fact: T): T | object => (parts.includes(part) ? fact : {});
  const age = ageOfRow(row, now);
  const band = age === null ? null : ageBand(age);
  return {
    ...shown('name', { name: row.patient_name ?? '' }),
    ...(parts.includes('age')
      ? { age }
      : shown('age_band_and_sex', { age_band: band === null ? null : `${band.from}–${band.to}` })),
    ...shown('age_band_and_sex', { sex: row.sex }),
    ...(kind === 'prescription' ? shown('allergies', { allergies: row.allergies }) : {}),
  };
}

export const ageOfRow = ({ date_of_birth }: Pick<PatientColumns, 'date_of_birth'>, now: Date): number | null =>
  date_of_birth === null ? null : ageOn(date_of_birth, now.toISOString().slice(0, 10));

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
  if (found === undefined) throw refusedFields([{ field, message: M.choose_partner }]);
  return {
    partner_id: found.field === 'partner_id' ? id : null,
    assignee_user_id: found.field === 'assignee_user_id' ? id : null,
  };
}

/** Laboratories or pharmacies looked at. */
export const RECIPIENTS_MAX = 500;
