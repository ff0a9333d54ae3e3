import { ACTIVE_ASSIGNMENT_STATES } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { caseNumberOf } from '../../platform/http/lists/case-numbers.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, isoTime } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import {
  roomStateOf,
  type OwnConsultation,
  type OwnConsultations as OwnConsultationsAnswer,
} from '@ayana/contracts/consultation-room';

const MOST = 100;

type Row = Omit<OwnConsultation, 'state'> & { status: string; doctor_zone: string };

/** A doctor's talks: today's, those to come and those that were. */
@Injectable()
export class OwnConsultations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(user: CurrentUser): Promise<OwnConsultationsAnswer> {
    const now = this.clock.now();
    const [coming, past] = await Promise.all([this.read(user, now, 'coming'), this.read(user, now, 'past')]);
    const time_zone = [...coming, ...past][0]?.doctor_zone ?? INDIA_ZONE;
    const dayOf = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(at);
    const isToday = (row: Row): boolean => dayOf(new Date(row.starts_at)) === dayOf(now);
    const shown = ({ doctor_zone: _zone, status, ...row }: Row): OwnConsultation => ({
      ...row,
      state: roomStateOf({ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at), status }, now.getTime()),
    });
    return {
      time_zone,
      today: coming.filter(isToday).map(shown),
      coming: coming.filter((row) => !isToday(row)).map(shown),
      past: past.map(shown),
    };
  }

  /** `coming`: those whose room is not closed yet. */
  private async read(user: CurrentUser, now: Date, which: 'coming' | 'past'): Promise<Row[]> {
    const isOpen = sql`slot.ends_at + interval '60 minutes' > ${now}`;
    const { rows } = await sql<Row>`
      select slot.id, slot.kind, slot.status, slot.starts_at, slot.ends_at, slot.time_zone, slot.join_url, doctor.time_zone as doctor_zone,
        asked.patient_name, asked.country, case when slot.kind = 'phone' then asked.phone end as phone,
        coalesce(asked.reason, asked.notes) as reason,
        (select journey.id from patient_journeys journey where journey.id = asked.journey_id and exists (
          select 1 from assignments work where work.journey_id = journey.id and work.assignee_user_id = ${user.id}
            and work.status = any(${[...ACTIVE_ASSIGNMENT_STATES]}))) as journey_id,
        asked.journey_id as order_journey_id, ${caseNumberOf(sql.ref('asked.journey_id'))} as case_number,
        coalesce((select case when note.signed_at is null then 'draft' else 'signed' end from consultation_notes note
          where note.appointment_id = slot.id order by note.version desc limit 1), 'none') as note,
        (select count(*)::int from consultation_attendances stay where stay.appointment_id = slot.id and stay.left_at is null
          and stay.admitted_at is null) as waiting
      from appointments slot
        join doctors doctor on doctor.id = slot.doctor_id and doctor.user_id = ${user.id}
        join video_consultations asked on asked.id = slot.video_consultation_id
      where slot.status = 'booked' and ${which === 'coming' ? isOpen : sql`not (${isOpen})`}
      order by slot.starts_at ${which === 'coming' ? sql`asc` : sql`desc`}, slot.id limit ${MOST}`.execute(
      this.database.read(),
    );
    return rows.map((row) => Object.assign(row, { starts_at: isoTime(row.starts_at), ends_at: isoTime(row.ends_at) }));
  }
}
