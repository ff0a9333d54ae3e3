import type { LastEditor } from '@ayana/contracts/editing';
import type { ConsultationKind } from '@ayana/contracts/catalogue';
import {
  type DoctorHours,
  type HoursException,
  initialsOf,
  type TalkInHours,
  type WeekHours,
} from '@ayana/contracts/doctor-hours';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import { editorOf } from '../../platform/database/last-editor.js';
import { isWithinHours, scheduleOf } from '../doctors/index.js';

interface Row {
  id: string;
  user_id: string | null;
  full_name: string;
  hospital_name: string;
  video_fee_usd: number | null;
  phone_fee_usd: number | null;
  time_zone: string;
  version: number;
  updated_at: string;
  updated_by: LastEditor | null;
}

export interface OwnDoctor extends Omit<Row, 'video_fee_usd' | 'phone_fee_usd'> {
  kinds: ConsultationKind[];
}

interface TalkRow extends Omit<TalkInHours, 'starts_at' | 'ends_at' | 'initials' | 'is_within'> {
  name: string | null;
  start: number;
  end: number;
}

/** Whose hours are asked for: a doctor's own (`id` is absent), or those of a doctor of the hospital whose member the caller is. */
export interface Asked {
  user_id: string;
  id?: string | undefined;
}

/** Undefined for an account that is not joined to any doctor, and for a doctor of another hospital. */
export const askedDoctor = <T>(database: Kysely<T>, { user_id, id }: Asked): Promise<OwnDoctor | undefined> =>
  doctorWhere(
    database,
    id === undefined
      ? sql<boolean>`doctor.user_id = ${user_id}`
      : sql<boolean>`doctor.id = ${id} and hospital.partner_id = (select partner_id from partner_members where user_id = ${user_id})`,
  );

async function doctorWhere<T>(database: Kysely<T>, condition: RawBuilder<boolean>): Promise<OwnDoctor | undefined> {
  const { rows } = await sql<Row>`select doctor.id, doctor.user_id, doctor.full_name, hospital.hospital_name,
      doctor.video_fee_usd, doctor.phone_fee_usd, doctor.time_zone, doctor.version, doctor.updated_at,
      ${editorOf('doctor')} as updated_by
    from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
    where ${condition} and doctor.is_active`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { video_fee_usd, phone_fee_usd, ...doctor } = row;
  const kinds: ConsultationKind[] = [];
  if (video_fee_usd !== null) kinds.push('video');
  if (phone_fee_usd !== null) kinds.push('phone');
  return { ...doctor, kinds };
}

/** `YYYY-MM-DD` of an instant in a zone. */
export const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

export async function hoursOf<T>(
  database: Kysely<T>,
  doctor: OwnDoctor,
  now: Date,
  may_change = true,
): Promise<DoctorHours> {
  const { id, full_name, hospital_name, kinds, time_zone, version, updated_at, updated_by } = doctor;
  const { rows: hours } = await sql<WeekHours>`select weekday, to_char(from_time, 'HH24:MI') as from_time,
      to_char(to_time, 'HH24:MI') as to_time, kinds
    from doctor_availability where doctor_id = ${id} order by weekday, from_time`.execute(database);
  const { rows: exceptions } = await sql<HoursException>`select id, kind, first_day::text as first_day,
      last_day::text as last_day, to_char(from_time, 'HH24:MI') as from_time, to_char(to_time, 'HH24:MI') as to_time,
      kinds, note
    from doctor_exceptions where doctor_id = ${id} and last_day >= ${dayIn(time_zone, now)}::date
    order by first_day, from_time nulls first, id`.execute(database);
  return {
    doctor: { id, full_name, hospital_name, kinds },
    time_zone,
    version,
    updated_at: isoTime(updated_at),
    updated_by,
    may_change,
    hours,
    exceptions,
    talks: await talksOf(database, id, now),
  };
}

async function talksOf<T>(database: Kysely<T>, doctorId: string, now: Date): Promise<TalkInHours[]> {
  const [{ rows }, schedule] = await Promise.all([
    sql<TalkRow>`select slot.id, slot.kind, slot.time_zone, asked.patient_name as name,
        (extract(epoch from slot.starts_at) * 1000)::float8 as start, (extract(epoch from slot.ends_at) * 1000)::float8 as "end"
      from appointments slot join video_consultations asked on asked.id = slot.video_consultation_id
      where slot.doctor_id = ${doctorId} and slot.status = 'booked' and slot.ends_at > ${now}
      order by slot.starts_at`.execute(database),
    scheduleOf(database, doctorId),
  ]);
  return rows.map(({ name, start, end, ...talk }) =>
    Object.assign(talk, {
      starts_at: isoTime(new Date(start)),
      ends_at: isoTime(new Date(end)),
      initials: initialsOf(name ?? ''),
      is_within: isWithinHours(schedule, talk.kind, { start, end }),
    }),
  );
}

/** What the hospital reads: not who the doctor's patients are, nor notes, which are for the doctor and the staff. */
export const forHospital = (hours: DoctorHours): DoctorHours => ({
  ...hours,
  exceptions: hours.exceptions.map((exception) => ({ ...exception, note: null })),
  talks: hours.talks.map((talk) => ({ ...talk, initials: '', time_zone: null })),
});
