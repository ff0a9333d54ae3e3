import type { Hold } from '@ayana/contracts/catalogue';
import { randomBytes } from 'node:crypto';
import { HOLD_MINUTES, HOLD_MAX_MINUTES } from '@ayana/contracts/consultations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, within } from '../../platform/database/database.js';
import { permanentTokenHash } from '../../platform/secrets/permanent-token.js';
import { DoctorsService, endOf } from '../doctors/index.js';
import type { HoldRequestDto } from './appointments.dto.js';
import { lockHolder, makeRoom } from './hold-limits.js';
import type { Holder } from './holders.js';
import {
  releaseExpired,
  lockDoctor,
  refusingOverlap,
  release,
  type Slot,
  slotById,
  slotsOfHolder,
  slotTaken,
} from './slots.js';

const MINUTE_MS = 60_000;
const KEY_BYTES = 32;

/** Holds times of doctors for a visitor while the form is filled in: one at a time, for some minutes. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly doctors: DoctorsService,
  ) {}

  /**
   * Holds a time, or extends the key's hold on it; the key's earlier hold is released, and so is the oldest of a visitor with the most
   * holds allowed.
   * @throws AppError `slot_taken` with the next free times, `too_many_holds` when the address holds too many; the earlier hold then remains
   */
  async hold(doctorId: string, { starts_at, kind, holder_key }: HoldRequestDto, holder: Holder): Promise<Hold> {
    const start = Date.parse(starts_at);
    const key = holder_key ?? randomBytes(KEY_BYTES).toString('base64url');
    const hash = permanentTokenHash(key);
    return this.database.write(async (em) => {
      const tables = within(em);
      const now = this.clock.now();
      await lockHolder(tables, holder, hash, doctorId);
      await releaseExpired(doctorId, now).execute(tables);
      const { rows: before } = await slotsOfHolder(hash).execute(tables);
      const same = before.find((slot) => slot.doctor_id === doctorId && slot.start === start && slot.kind === kind);
      if (same) {
        const { rows } = await sql<{ held_until: number }>`update appointments
          set held_until = least(${until(now, HOLD_MINUTES)}, created_at + ${`${HOLD_MAX_MINUTES} minutes`}::interval)
          where id = ${same.id} returning (extract(epoch from held_until) * 1000)::float8 as held_until`.execute(
          tables,
        );
        return holdDto({ ...same, held_until: rows[0]?.held_until ?? same.held_until }, key);
      }
      for (const { id } of before) await release(id, now).execute(tables);
      await makeRoom(tables, holder, now);
      const offer = await this.doctors.offer(tables, doctorId);
      if (!offer.isFree(kind, start)) throw slotTaken(offer, kind, start);
      const held = {
        id: this.ids.next(),
        kind,
        start,
        end: endOf(kind, start),
        held_until: until(now, HOLD_MINUTES).getTime(),
      };
      await refusingOverlap(
        sql`insert into appointments (id, doctor_id, kind, starts_at, ends_at, status, held_until, holder_hash, visitor_hash,
            address_hash, created_at, changed_at)
          values (${held.id}, ${doctorId}, ${kind}, ${new Date(start)}, ${new Date(held.end)}, 'held',
            ${new Date(held.held_until)}, ${hash}, ${holder.visitor_hash}, ${holder.address_hash}, ${now}, ${now})`.execute(
          tables,
        ),
      );
      return holdDto(held, key);
    });
  }

  /**
   * Releases a held time.
   * @throws AppError `not_found` for a time held by another key, or not held
   */
  async release(doctorId: string, slotId: string, key: string): Promise<void> {
    await this.database.write(async (em) => {
      const tables = within(em);
      await lockDoctor(doctorId).execute(tables);
      const [slot] = (await slotById(slotId).execute(tables)).rows;
      const { rows: own } = await slotsOfHolder(permanentTokenHash(key)).execute(tables);
      if (slot?.doctor_id !== doctorId || !own.some(({ id }) => id === slotId)) throw notFound();
      await release(slotId, this.clock.now()).execute(tables);
    });
  }
}

const until = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

const holdDto = (
  { id, kind, start, end, held_until }: Pick<Slot, 'id' | 'kind' | 'start' | 'end' | 'held_until'>,
  holder_key: string,
): Hold => ({
  slot_id: id,
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(end).toISOString(),
  kind,
  held_until: new Date(held_until).toISOString(),
  holder_key,
});
