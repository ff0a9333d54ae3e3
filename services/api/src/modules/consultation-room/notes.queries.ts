import type { ConsultationNote } from '@ayana/contracts/consultation-room';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { isOwnRequest } from '../appointments/index.js';

const MOST = 200;

async function notesWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<ConsultationNote[]> {
  const { rows } = await sql<ConsultationNote>`
    select note.id, note.appointment_id, item.id as request_id, note.version, note.revision, note.reason, note.findings,
      note.advice, note.next_steps, doctor.full_name as doctor_name, slot.starts_at, note.signed_at, note.updated_at
    from consultation_notes note
      join appointments slot on slot.id = note.appointment_id
      join inbox_items item on item.id = slot.video_consultation_id
      join video_consultations asked on asked.id = item.id
      join doctors doctor on doctor.id = note.doctor_id
    where ${condition} order by slot.starts_at desc, note.version desc limit ${MOST}`.execute(database);
  return rows.map((row) =>
    Object.assign(row, {
      starts_at: isoTime(row.starts_at),
      signed_at: row.signed_at === null ? null : isoTime(row.signed_at),
      updated_at: isoTime(row.updated_at),
    }),
  );
}

/** All versions, the newest first; a draft among them. */
export const notesOf = (database: Kysely<Tables>, appointmentId: string): Promise<ConsultationNote[]> =>
  notesWhere(database, sql`note.appointment_id = ${appointmentId}`);

const LATEST_SIGNED = sql<boolean>`(note.signed_at is not null and not exists (select 1 from consultation_notes later
  where later.appointment_id = note.appointment_id and later.version > note.version and later.signed_at is not null))`;

export const signedNotesOfJourney = (database: Kysely<Tables>, journeyId: string): Promise<ConsultationNote[]> =>
  notesWhere(database, sql`${LATEST_SIGNED} and asked.journey_id = ${journeyId}`);

export const signedNotesOfPatient = (
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id'>,
): Promise<ConsultationNote[]> => notesWhere(database, sql`${LATEST_SIGNED} and ${isOwnRequest(user)}`);

/** One version, signed or not. */
export const noteOf = async (database: Kysely<Tables>, id: string): Promise<ConsultationNote | undefined> =>
  (await notesWhere(database, sql`note.id = ${id}`))[0];
