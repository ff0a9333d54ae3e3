import type { BookedAppointment } from '@ayana/contracts/consultations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { AppointmentNotices } from './appointment-notices.service.js';
import { doctorOf } from './appointments.service.js';
import { findBooked } from './booked-list.queries.js';
import { APPOINTMENT_MESSAGES } from './messages.js';
import { lockDoctor, type Slot, slotById } from './slots.js';

/** The link of a talk by video, which the staff set. */
@Injectable()
export class JoinLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly notices: AppointmentNotices,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Sets, changes or removes (null) the link. A new one is mailed to the visitor once; setting the same again changes nothing.
   * @throws AppError `not_found`; `illegal_transition` for a call by phone, and for an appointment that was cancelled, moved or is over
   */
  async set(actor: CurrentUser, id: string, join_url: string | null): Promise<BookedAppointment> {
    return this.database.write(async (em) => {
      const tables = within(em);
      const slot = await this.locked(em, id);
      if (slot.join_url !== join_url) await this.change(em, actor, slot, join_url);
      const changed = await findBooked(tables, id);
      if (changed === null) throw notFound();
      return changed;
    });
  }

  private async change(em: EntityManager, actor: CurrentUser, slot: Slot, join_url: string | null): Promise<void> {
    const tables = within(em);
    const requestId = slot.video_consultation_id;
    if (requestId === null) throw notFound();
    const now = this.clock.now();
    const what = join_url === null ? 'link_removed' : 'link_set';
    // Calendars take a file with a higher number in place of the one they have.
    const sequence = join_url === null ? slot.sequence : slot.sequence + 1;
    await sql`update appointments set join_url = ${join_url}, join_url_set_by = ${actor.id}, join_url_set_at = ${now},
      sequence = ${sequence}, changed_at = ${now} where id = ${slot.id}`.execute(tables);
    const doctor = await doctorOf(tables, slot.doctor_id);
    await this.notices.send(em, { what, actor_id: actor.id }, requestId, { ...slot, join_url, sequence }, doctor);
    await this.trail.record(em, {
      action: 'inbox.changed',
      actor,
      subject_id: null,
      details: { id: requestId, [`join_${what}`]: true },
    });
  }

  /** The appointment, read under its lock: its patient may be moving or cancelling it. */
  private async locked(em: EntityManager, id: string): Promise<Slot> {
    const tables = within(em);
    const [found] = (await slotById(id).execute(tables)).rows;
    if (found === undefined) throw notFound();
    await lockDoctor(found.doctor_id).execute(tables);
    const slot = (await slotById(id).execute(tables)).rows[0] ?? found;
    if (slot.video_consultation_id === null) throw notFound();
    const refusal = this.refusalOf(slot);
    if (refusal !== null) throw new AppError('illegal_transition', refusal);
    return slot;
  }

  private refusalOf({ status, kind, end }: Slot): string | null {
    if (status === 'moved') return APPOINTMENT_MESSAGES.link_moved;
    if (status === 'cancelled') return APPOINTMENT_MESSAGES.link_cancelled;
    if (kind === 'phone') return APPOINTMENT_MESSAGES.link_for_video;
    return end <= this.clock.now().getTime() ? APPOINTMENT_MESSAGES.link_over : null;
  }
}
