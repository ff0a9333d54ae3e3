import { type RoomRole, type RoomState, roomStateOf } from '@ayana/contracts/consultation-room';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { Visitor } from '../../platform/realtime/visitors.js';
import { isOwnRequest } from '../appointments/index.js';
import { isCaseWorker } from '../journeys/index.js';

/** An appointment, as its room needs it. */
export interface Talk {
  id: string;
  request_id: string;
  journey_id: string | null;
  case_number: string | null;
  /** Milliseconds since 1970, as `end`. */
  start: number;
  end: number;
  kind: 'video' | 'phone';
  status: 'booked' | 'cancelled' | 'moved';
  time_zone: string | null;
  join_url: string | null;
  patient_name: string;
  patient_user_id: string | null;
  reason: string | null;
  doctor_id: string;
  doctor_user_id: string | null;
  doctor_name: string;
  doctor_title: string;
  doctor_zone: string;
  hospital_name: string;
  city_name: string | null;
  /** The appointment that took its place, when it was moved. */
  moved_to: string | null;
}

type Row = Talk & { is_patient: boolean; guest: RoomRole | null };

/** Who asks: a user, or the visitor of one appointment. */
export type RoomCaller = Pick<CurrentUser, 'id' | 'role' | 'session_id'> | Visitor;

export const isVisitor = (caller: object): caller is Visitor => 'visits' in caller;

/** What a person is in the talk of an appointment. */
export interface RoomEntry {
  talk: Talk;
  role: RoomRole;
}

/** As `roomEntryOf`, for everyone who may be in a room: a visitor in that of their appointment, while their session lasts. */
export async function callerEntryOf(
  database: Kysely<Tables>,
  caller: RoomCaller,
  appointmentId: string,
): Promise<RoomEntry> {
  if (!isVisitor(caller)) return roomEntryOf(database, caller, appointmentId);
  if (caller.visits !== appointmentId) throw notFound();
  const { rows } = await sql`select 1 from room_sessions where id = ${caller.session_id}
    and appointment_id = ${appointmentId} and ended_at is null`.execute(database);
  if (rows.length === 0) throw notFound();
  return visitEntryOf(database, appointmentId);
}

/** The appointment for its visitor, whose secret was checked. @throws AppError `not_found` */
export async function visitEntryOf(database: Kysely<Tables>, appointmentId: string): Promise<RoomEntry> {
  const row = await talkOf(database, null, appointmentId, 'any');
  if (row === undefined) throw notFound();
  const { is_patient: _patient, guest: _guest, ...talk } = row;
  return { talk, role: 'visitor' };
}

/**
 * The one place that decides who may enter a room: the patient and the doctor of the appointment, those invited as a third, and case
 * workers. When it is open follows from `stateOf`.
 * @param kinds `any`: also a talk by phone, which has no room but attendances and a note
 * @throws AppError `not_found` for everyone else, as for an appointment that does not exist
 */
export async function roomEntryOf(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id' | 'role'>,
  appointmentId: string,
  kinds: 'video' | 'any' = 'video',
): Promise<RoomEntry> {
  const row = await talkOf(database, user, appointmentId, kinds);
  if (row === undefined) throw notFound();
  const { is_patient, guest, ...talk } = row;
  const role = roleIn(user, talk, is_patient, guest);
  if (role === null) throw notFound();
  return { talk, role };
}

/** @param user null for a visitor, who is nobody that has an account */
async function talkOf(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id' | 'role'> | null,
  appointmentId: string,
  kinds: 'video' | 'any',
): Promise<Row | undefined> {
  const [row] = (
    await sql<Row>`
      select slot.id, item.id as request_id, asked.journey_id, journey.case_number, slot.kind, slot.status, slot.time_zone, slot.join_url,
        (extract(epoch from slot.starts_at) * 1000)::float8 as start, (extract(epoch from slot.ends_at) * 1000)::float8 as "end",
        asked.patient_name, coalesce(journey.patient_id, (select account.id from users account
          where lower(account.email) = lower(item.email) and account.email_verified_at is not null)) as patient_user_id,
        coalesce(asked.reason, asked.notes) as reason, doctor.id as doctor_id, doctor.user_id as doctor_user_id,
        doctor.full_name as doctor_name, doctor.title as doctor_title, doctor.time_zone as doctor_zone,
        hospital.hospital_name, city.name as city_name,
        case when slot.status = 'moved' then (select next.id from appointments next
          where next.video_consultation_id = item.id and next.status in ('booked', 'cancelled')) end as moved_to,
        ${user === null ? sql`false` : isOwnRequest(user)} as is_patient,
        (select guest.kind from consultation_guests guest left join companions companion on companion.id = guest.companion_id
          where guest.video_consultation_id = item.id and guest.user_id = ${user?.id ?? null}
            and (guest.companion_id is null or (companion.user_id = guest.user_id
              and companion.accepted_at is not null and companion.withdrawn_at is null))) as guest
      from appointments slot
        join inbox_items item on item.id = slot.video_consultation_id
        join video_consultations asked on asked.id = item.id
        left join patient_journeys journey on journey.id = asked.journey_id
        join doctors doctor on doctor.id = slot.doctor_id
        join partner_hospitals hospital on hospital.id = doctor.hospital_id
        left join cities city on city.id = hospital.city_id
      where slot.id = ${appointmentId} and (slot.kind = 'video' or ${kinds} = 'any') and slot.status in ('booked', 'cancelled', 'moved')`.execute(
      database,
    )
  ).rows;
  return row;
}

function roleIn(
  user: Pick<CurrentUser, 'id' | 'role'>,
  { doctor_user_id }: Talk,
  isPatient: boolean,
  guest: RoomRole | null,
): RoomRole | null {
  if (doctor_user_id === user.id && user.role === 'doctor') return 'doctor';
  if (isPatient) return 'patient';
  return guest ?? (isCaseWorker(user) ? 'case_worker' : null);
}

export const stateOf = ({ talk, role }: RoomEntry, now: Date): RoomState => roomStateOf(talk, now.getTime(), role);

/** The users who hear that something of a talk has changed, beside the case workers. */
export const audienceOf = ({ patient_user_id, doctor_user_id }: Talk): string[] =>
  [patient_user_id, doctor_user_id].filter((id) => id !== null);
