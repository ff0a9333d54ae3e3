import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../platform/app-error.js';
import type { Interval, Offer } from '../doctors/index.js';
import { APPOINTMENT_MESSAGES } from './messages.js';

export interface Slot extends Interval {
  id: string;
  doctor_id: string;
  video_consultation_id: string | null;
  kind: ConsultationKind;
  status: 'held' | 'lapsed' | 'released' | 'booked' | 'cancelled' | 'moved';
  /** Milliseconds since 1970, as `start` and `end`. */
  held_until: number;
  sequence: number;
  time_zone: string | null;
  /** Of the video; null where none is set. */
  join_url: string | null;
}

const SLOT = sql`id, doctor_id, video_consultation_id, kind, status, sequence, time_zone, join_url,
  (extract(epoch from starts_at) * 1000)::float8 as start, (extract(epoch from ends_at) * 1000)::float8 as "end",
  (extract(epoch from held_until) * 1000)::float8 as held_until`;

export const slotById = (id: string): RawBuilder<Slot> => sql<Slot>`select ${SLOT} from appointments where id = ${id}`;

/** The appointment of a token, even after it was moved. */
export const slotByToken = (hash: string): RawBuilder<Slot> =>
  sql<Slot>`select ${SLOT} from appointments where token_hash = ${hash}`;

export const slotOfRequest = (requestId: string): RawBuilder<Slot> =>
  sql<Slot>`select ${SLOT} from appointments where video_consultation_id = ${requestId} and status in ('booked', 'cancelled')`;

/** Held by a key, of any doctor. */
export const slotsOfHolder = (hash: string): RawBuilder<Slot> =>
  sql<Slot>`select ${SLOT} from appointments where holder_hash = ${hash} and status = 'held'`;

/**
 * Changes of a doctor's bookings run one after the other, so that what is read in between stays true. The constraint of the table does not
 * depend on it.
 */
export const lockDoctor = (doctorId: string): RawBuilder<unknown> => lockNamed(`appointments ${doctorId}`);

/** Locked until the transaction ends. */
export const lockNamed = (name: string): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

/** Columns that are cleared when a time is no longer held: who held it. */
export const CLEARED_HOLDER = sql`visitor_hash = null, address_hash = null`;

/** Releases a held time. */
export const release = (id: string, now: Date): RawBuilder<unknown> =>
  sql`update appointments set status = 'released', changed_at = ${now}, ${CLEARED_HOLDER} where id = ${id}`;

/** Releases expired holds. */
export const releaseExpired = (doctorId: string, now: Date): RawBuilder<unknown> =>
  sql`update appointments set status = 'lapsed', changed_at = ${now}, ${CLEARED_HOLDER}
    where doctor_id = ${doctorId} and status = 'held' and held_until <= ${now}`;

const NEXT = 3;

/** 409 with the next free times. */
export function slotTaken(offer: Offer | null, kind: ConsultationKind, from: number): AppError {
  return new AppError('slot_taken', APPOINTMENT_MESSAGES.slot_taken, {
    freeTimes: offer?.next(kind, from, NEXT) ?? [],
  });
}

const EXCLUDED = '23P01';

/** Turns the database's overlap error into its refusal. */
export async function refusingOverlap<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (code !== EXCLUDED) throw error;
    throw new AppError('slot_taken', APPOINTMENT_MESSAGES.slot_taken, {
      freeTimes: [],
      cause: error,
    });
  }
}
