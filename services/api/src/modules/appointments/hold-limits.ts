import { HOLDS_PER_ADDRESS, HOLDS_PER_VISITOR } from '@ayana/contracts/consultations';
import { type Kysely, sql } from 'kysely';
import { AppError } from '../../platform/app-error.js';
import { type Hours, isWithinHours } from '../doctors/index.js';
import type { Holder } from './holders.js';
import { lockDoctor, lockNamed, release, type Slot } from './slots.js';
import { APPOINTMENT_MESSAGES } from './messages.js';

const MINUTE_MS = 60_000;

/**
 * Serialises the requests of one holder, and locks every doctor whose times may change. Always in this order: the address, the visitor,
 * then the doctors by id. Transactions that need several wait for the same lock first, so there is no deadlock.
 * @param holderHash of the key whose earlier hold is released
 */
export async function lockHolder<T>(
  tables: Kysely<T>,
  { visitor_hash, address_hash }: Holder,
  holderHash: string,
  doctorId: string,
): Promise<void> {
  await lockNamed(`holds of address ${address_hash}`).execute(tables);
  await lockNamed(`holds of visitor ${visitor_hash}`).execute(tables);
  const { rows } = await sql<{ doctor_id: string }>`select distinct doctor_id from appointments
    where status = 'held' and (visitor_hash = ${visitor_hash} or holder_hash = ${holderHash})`.execute(tables);
  const doctors = new Set([doctorId.toLowerCase(), ...rows.map(({ doctor_id }) => doctor_id)]);
  for (const id of [...doctors].toSorted()) await lockDoctor(id).execute(tables);
}

/**
 * Makes room for one more hold: releases the visitor's oldest. Holds of other visitors of the address are never released.
 * @throws AppError `too_many_holds` with `Retry-After` when the address has as many as it may
 */
export async function makeRoom<T>(tables: Kysely<T>, { visitor_hash, address_hash }: Holder, now: Date): Promise<void> {
  const live = sql`status = 'held' and held_until > ${now}`;
  const { rows: own } = await sql<{ id: string }>`select id from appointments
    where visitor_hash = ${visitor_hash} and ${live} order by created_at desc, id desc offset ${HOLDS_PER_VISITOR - 1}`.execute(
    tables,
  );
  for (const { id } of own) await release(id, now).execute(tables);
  const { rows: shared } = await sql<{ until: number }>`select (extract(epoch from held_until) * 1000)::float8 as until
    from appointments where address_hash = ${address_hash} and ${live} order by held_until limit ${HOLDS_PER_ADDRESS}`.execute(
    tables,
  );
  const [first] = shared;
  if (first !== undefined && shared.length >= HOLDS_PER_ADDRESS) throw tooManyHolds(first.until - now.getTime());
}

/** Releases held times that a doctor's hours no longer cover; who holds one is offered the next free times. */
export async function releaseHoldsOutside<T>(
  tables: Kysely<T>,
  doctorId: string,
  hours: readonly Hours[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<Slot>`select id, kind, (extract(epoch from starts_at) * 1000)::float8 as start,
      (extract(epoch from ends_at) * 1000)::float8 as "end"
    from appointments where doctor_id = ${doctorId} and status = 'held' and held_until > ${now}`.execute(tables);
  for (const held of rows) if (!isWithinHours(hours, held.kind, held)) await release(held.id, now).execute(tables);
}

/** @param wait milliseconds until the first of them expires */
function tooManyHolds(wait: number): AppError {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE_MS));
  return new AppError('too_many_holds', APPOINTMENT_MESSAGES.too_many_holds(minutes), { retryAfter: wait / 1000 });
}
