import { MISSING_PHONE, wallClock } from '@ayana/contracts/consultations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import {
  permanentTokenHash,
  permanentTokens,
  type PermanentTokenMaker,
} from '../../platform/secrets/permanent-token.js';
import { DoctorsService, type Offer } from '../doctors/index.js';
import {
  CLEARED_HOLDER,
  releaseExpired,
  lockDoctor,
  refusingOverlap,
  type Slot,
  slotById,
  slotOfRequest,
  slotTaken,
} from './slots.js';

/** A time reserved in this transaction: nobody else gets it before it ends. */
export interface ReservedSlot {
  slot: Slot;
  offer: Offer;
}

/** The form fields that follow from the time. */
export type SlotPreference = ReturnType<typeof wallClock>;

/** Turns a held time into an appointment, within the transaction of its request. */
@Injectable()
export class BookingService {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly doctors: DoctorsService,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  /**
   * Reserves a time. One whose hold expired, or was released, is reserved again if it is still free and within the doctor's hours.
   * @throws AppError `slot_taken` with the next free times
   */
  async take(em: EntityManager, slotId: string): Promise<ReservedSlot> {
    const tables = within(em);
    const now = this.clock.now();
    const found = (await slotById(slotId).execute(tables)).rows[0];
    if (!found) throw slotTaken(null, 'video', now.getTime());
    await lockDoctor(found.doctor_id).execute(tables);
    await releaseExpired(found.doctor_id, now).execute(tables);
    const slot = (await slotById(slotId).execute(tables)).rows[0] ?? found;
    const offer = await this.doctors.offer(tables, slot.doctor_id).catch(() => null);
    const mine =
      slot.status === 'held' ||
      ((slot.status === 'lapsed' || slot.status === 'released') && offer?.isStillOffered(slot.kind, slot));
    if (offer === null || !mine || slot.start <= now.getTime()) throw slotTaken(offer, slot.kind, slot.start);
    return { slot, offer };
  }

  /** Books a time that was reserved in this transaction, for a request whose row is written. */
  async book(
    em: EntityManager,
    { slot }: ReservedSlot,
    requestId: string,
    { time_zone, sequence = 0 }: { time_zone: string | null; sequence?: number },
  ): Promise<void> {
    const token = permanentTokenHash(this.tokenOf('manage_appointment', requestId));
    await refusingOverlap(
      sql`update appointments set status = 'booked', video_consultation_id = ${requestId}, token_hash = ${token},
        time_zone = ${time_zone}, sequence = ${sequence}, changed_at = ${this.clock.now()}, ${CLEARED_HOLDER} where id = ${slot.id}`.execute(
        within(em),
      ),
    );
  }

  /** The current appointment of a request; null when none was booked. */
  async ofRequest(em: EntityManager, requestId: string): Promise<Slot | null> {
    return (await slotOfRequest(requestId).execute(within(em))).rows[0] ?? null;
  }
}

/** The day and time stored in the request: on the visitor's clock, else on the doctor's. */
export const preferenceOf = ({ slot, offer }: ReservedSlot, zone: string | null): SlotPreference =>
  wallClock(new Date(slot.start), zone ?? offer.doctor.time_zone);

/** @throws AppError `invalid_fields` when the doctor is to call and there is no number */
export function refuseCallWithoutNumber({ slot }: ReservedSlot, phone: string | undefined): void {
  if (slot.kind === 'phone' && phone === undefined) throw refusedFields([{ field: 'phone', message: MISSING_PHONE }]);
}
