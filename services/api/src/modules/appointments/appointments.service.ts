import type { AppointmentDoctor, Appointment } from '@ayana/contracts/consultations';
import { requestReference } from '@ayana/contracts/inbox';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { permanentTokenHash } from '../../platform/secrets/permanent-token.js';
import { caseOfItem } from '../case-register/index.js';
import type { MoveAppointmentDto } from './appointments.dto.js';
import { AppointmentNotices } from './appointment-notices.service.js';
import { BookingService } from './booking.service.js';
import { lockDoctor, type Slot, slotById, slotByToken } from './slots.js';
import { APPOINTMENT_MESSAGES } from './messages.js';

type Doctor = AppointmentDoctor & { video_fee_usd: number | null; phone_fee_usd: number | null };

/** Appointments for their visitors, who view and change them by the link in the mail. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly booking: BookingService,
    private readonly notices: AppointmentNotices,
  ) {}

  /** @throws AppError `not_found` for an invalid token, `link_invalid` once the appointment is over */
  async byToken(token: string): Promise<Appointment> {
    const tables = this.database.read();
    return this.dto(await this.opened(tables, token), tables);
  }

  /**
   * Moves an appointment to a held time; the old time is free once the new one is booked. Repeating it gives the same answer.
   * @throws AppError `slot_taken`, `illegal_transition` once it has begun or was cancelled
   */
  async move({ token, slot_id }: MoveAppointmentDto): Promise<Appointment> {
    return this.database.write(async (em) => {
      const tables = within(em);
      const old = await this.locked(em, token);
      if (old.id === slot_id.toLowerCase()) return this.dto(old, tables);
      this.refuseUnchangeable(old);
      // Before rows of another doctor are locked: locks of several doctors are taken in the order of their ids.
      const [wanted] = (await slotById(slot_id).execute(tables)).rows;
      if (wanted !== undefined && (wanted.doctor_id !== old.doctor_id || wanted.kind !== old.kind))
        throw refusedFields([{ field: 'slot_id', message: APPOINTMENT_MESSAGES.same_doctor }]);
      const taken = await this.booking.take(em, slot_id);
      const { slot, offer } = taken;
      const requestId = requestOf(old);
      const now = this.clock.now();
      await sql`update appointments set status = 'moved', token_hash = null, changed_at = ${now} where id = ${old.id}`.execute(
        tables,
      );
      const sequence = old.sequence + 1;
      await this.booking.book(em, taken, requestId, { time_zone: old.time_zone, sequence });
      // The doctor and the patient meet at the same place as before.
      await sql`update appointments slot set join_url = was.join_url, join_url_set_by = was.join_url_set_by,
        join_url_set_at = was.join_url_set_at from appointments was where slot.id = ${slot.id} and was.id = ${old.id}`.execute(
        tables,
      );
      const moved: Slot = {
        ...slot,
        status: 'booked',
        sequence,
        time_zone: old.time_zone,
        join_url: old.join_url,
        video_consultation_id: requestId,
      };
      await this.notices.send(em, { what: 'moved', was: old.start }, requestId, moved, offer.doctor);
      return this.dto(moved, tables);
    });
  }

  /**
   * Cancels the appointment. Repeating it gives the same answer.
   * @throws AppError `illegal_transition` once it has begun
   */
  async cancel(token: string): Promise<Appointment> {
    return this.database.write(async (em) => {
      const old = await this.locked(em, token);
      if (old.status === 'cancelled') return this.dto(old, within(em));
      this.refuseUnchangeable(old);
      return this.dto(await this.cancelSlot(em, old), within(em));
    });
  }

  /** Cancels the appointment if it is still to come, as a part of something else. */
  async cancelComing(em: EntityManager, token: string): Promise<void> {
    const [slot] = (await slotByToken(permanentTokenHash(token)).execute(within(em))).rows;
    if (slot === undefined || !this.mayChange(slot)) return;
    const old = await this.locked(em, token);
    if (this.mayChange(old)) await this.cancelSlot(em, old);
  }

  private async cancelSlot(em: EntityManager, old: Slot): Promise<Slot> {
    const tables = within(em);
    const sequence = old.sequence + 1;
    await sql`update appointments set status = 'cancelled', sequence = ${sequence}, changed_at = ${this.clock.now()},
      join_url = null where id = ${old.id}`.execute(tables);
    const cancelled: Slot = { ...old, status: 'cancelled', sequence, join_url: null };
    const doctor = await doctorOf(tables, old.doctor_id);
    await this.notices.send(em, { what: 'cancelled' }, requestOf(old), cancelled, doctor);
    return cancelled;
  }

  private async opened<T>(tables: Kysely<T>, token: string): Promise<Slot> {
    const [slot] = (await slotByToken(permanentTokenHash(token)).execute(tables)).rows;
    if (!slot) throw notFound();
    if (slot.end <= this.clock.now().getTime()) throw new AppError('link_invalid', APPOINTMENT_MESSAGES.over);
    return slot;
  }

  /** The appointment, read under its lock: someone may have moved it while this waited. */
  private async locked(em: EntityManager, token: string): Promise<Slot> {
    const tables = within(em);
    await lockDoctor((await this.opened(tables, token)).doctor_id).execute(tables);
    return this.opened(tables, token);
  }

  private refuseUnchangeable(slot: Slot): void {
    if (slot.status === 'cancelled') throw new AppError('illegal_transition', APPOINTMENT_MESSAGES.cancelled);
    if (!this.mayChange(slot)) throw new AppError('illegal_transition', APPOINTMENT_MESSAGES.started);
  }

  private mayChange({ status, start }: Slot): boolean {
    return status === 'booked' && start > this.clock.now().getTime();
  }

  /** An appointment as its visitor sees it. */
  async dto(slot: Slot, tables: Kysely<Tables>): Promise<Appointment> {
    const request = requestOf(slot);
    const { video_fee_usd: _video, phone_fee_usd: _phone, ...doctor } = await doctorOf(tables, slot.doctor_id);
    return {
      reference: (await caseOfItem(tables, request))?.case_number ?? requestReference(request),
      status: slot.status === 'cancelled' ? 'cancelled' : 'booked',
      kind: slot.kind,
      starts_at: new Date(slot.start).toISOString(),
      ends_at: new Date(slot.end).toISOString(),
      time_zone: slot.time_zone,
      may_change: this.mayChange(slot),
      sequence: slot.sequence,
      doctor,
    };
  }
}

/** Also for a doctor who has left: the appointment was made with them. */
export async function doctorOf<T>(tables: Kysely<T>, id: string): Promise<Doctor> {
  const [doctor] = (
    await sql<Doctor>`select doctor.id, doctor.full_name, doctor.title, doctor.specialization, doctor.time_zone,
      doctor.video_fee_usd, doctor.phone_fee_usd, hospital.hospital_name, city.name as city_name
      from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
      left join cities city on city.id = hospital.city_id where doctor.id = ${id}`.execute(tables)
  ).rows;
  if (!doctor) throw notFound();
  return doctor;
}

function requestOf({ video_consultation_id: id }: Slot): string {
  if (id === null) throw notFound();
  return id;
}
