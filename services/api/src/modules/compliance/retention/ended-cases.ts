import { type RawBuilder, sql } from 'kysely';
import { type Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Files } from '../../../platform/files/files.service.js';
import { paperOwner } from '../../records/index.js';

/**
 * Condition on `journey`: what stayed of it when its account was deleted is over its time. Once removed, it has no timeline any more.
 * @param before closed before
 */
export const isOver = (before: Date): RawBuilder<boolean> => sql<boolean>`(
  journey.status = 'closed' and journey.updated_at < ${before}
  and not exists (select from users where users.id = journey.patient_id)
  and exists (select from journey_entries entry where entry.journey_id = journey.id))`;

const own = (ids: string[]) => sql`journey_id = any (${ids})`;
/** What is removed, in the order in which rows refer to each other. */
const PARTS: readonly ((ids: string[]) => RawBuilder<unknown>)[] = [
  (ids) => sql`delete from message_reads where thread_id in (select id from threads where ${own(ids)})`,
  (ids) => sql`delete from messages where thread_id in (select id from threads where ${own(ids)})`,
  (ids) => sql`delete from incoming_messages where case_id = any (${ids}) and status = 'placed'`,
  (ids) => sql`delete from case_addresses where case_id = any (${ids})`,
  (ids) => sql`delete from threads where ${own(ids)}`,
  (ids) => sql`delete from check_ins where ${own(ids)}`,
  (ids) => sql`delete from form_c_filings where ${own(ids)}`,
  (ids) => sql`delete from travel_legs where ${own(ids)}`,
  (ids) => sql`delete from travel_plans where ${own(ids)}`,
  (ids) => sql`delete from visa_applications where ${own(ids)}`,
  (ids) => sql`delete from visa_periods where ${own(ids)}`,
  (ids) => sql`delete from date_reminders where ${own(ids)}`,
  (ids) => sql`delete from companions where ${own(ids)}`,
  (ids) =>
    sql`delete from laboratory_results where laboratory_order_id in (select id from laboratory_orders where ${own(ids)})`,
  (ids) =>
    sql`delete from laboratory_rejected_samples where laboratory_order_id in (select id from laboratory_orders where ${own(ids)})`,
  (ids) => sql`delete from laboratory_orders where ${own(ids)}`,
  (ids) =>
    sql`delete from prescription_queries where prescription_id in (select id from prescriptions where ${own(ids)})`,
  (ids) =>
    sql`delete from prescription_deliveries where prescription_id in (select id from prescriptions where ${own(ids)})`,
  (ids) =>
    sql`delete from prescription_items where prescription_id in (select id from prescriptions where ${own(ids)})`,
  (ids) => sql`delete from prescription_signatures where ${own(ids)}`,
  (ids) => sql`update prescriptions set replaces = null where ${own(ids)}`,
  (ids) => sql`delete from prescriptions where ${own(ids)}`,
  (ids) => sql`delete from discharge_summaries where ${own(ids)}`,
  (ids) => sql`delete from visa_letters where ${own(ids)}`,
  (ids) => sql`delete from case_payments where ${own(ids)}`,
  (ids) => sql`update bills set supersedes = null where ${own(ids)}`,
  (ids) => sql`delete from bills where ${own(ids)}`,
  (ids) => sql`delete from admissions where ${own(ids)}`,
  (ids) => sql`delete from quote_questions where quote_id in (select id from quotes where ${own(ids)})`,
  (ids) => sql`delete from quotes where ${own(ids)}`,
  (ids) => sql`delete from kept_papers where ${own(ids)}`,
  (ids) => sql`delete from medical_opinions where ${own(ids)}`,
  (ids) => sql`delete from work_notes where ${own(ids)}`,
  (ids) => sql`delete from work_hand_overs where ${own(ids)}`,
  (ids) => sql`delete from paper_requests where ${own(ids)}`,
  (ids) => sql`delete from record_grants where ${own(ids)}`,
  (ids) => sql`delete from journey_tasks where ${own(ids)}`,
  (ids) => sql`delete from journey_automations where ${own(ids)}`,
  (ids) => sql`delete from consultation_notes where appointment_id in (select slot.id from appointments slot
    join video_consultations talk on talk.id = slot.video_consultation_id where talk.${own(ids)})`,
  (
    ids,
  ) => sql`update video_consultations set patient_name = '', email = '', phone = null, medical_condition = null, notes = null, reason = ''
    where ${own(ids)}`,
  // Who opened what stays, and refers to these rows: they stay without a word.
  (ids) => sql`update documents set removed_at = coalesce(removed_at, now()), file_id = null where ${own(ids)}`,
  (ids) => sql`update assignments set brief = '', declined_reason = null where ${own(ids)}`,
  (ids) => sql`delete from journey_entries where ${own(ids)}`,
  (ids) => sql`update patient_journeys set journey_data = '{}', closed_reason = null where id = any (${ids})`,
];

export async function removeEndedCases(
  em: EntityManager,
  { before, limit, files }: { before: Date; limit: number; files: Files },
): Promise<number> {
  const database = within(em);
  const { rows } = await sql<{ id: string }>`
    select journey.id from patient_journeys journey where ${isOver(before)} order by journey.id limit ${limit} for update`.execute(
    database,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const papers = await database
    .selectFrom('documents')
    .select(['id', 'file_id'])
    .where('journey_id', 'in', ids)
    .where('file_id', 'is not', null)
    .execute();
  for (const part of PARTS) await part(ids).execute(database);
  for (const { id, file_id } of papers) if (file_id !== null) await files.remove(em, paperOwner(id), file_id);
  return ids.length;
}

export async function countEndedCases(database: ReturnType<Database['read']>, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from patient_journeys journey where ${isOver(before)}`.execute(database);
  return rows[0]?.count ?? 0;
}
