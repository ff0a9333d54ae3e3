import {
  hasRoomFor,
  ROOM_RETURN_MS,
  type RoomEnding,
  type RoomPerson,
  type RoomRole,
  type RoomState,
  waitsFirst,
} from '@ayana/contracts/consultation-room';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { ROOM_MESSAGES as messages } from './messages.js';
import { callerEntryOf, isVisitor, type RoomCaller, type RoomEntry, stateOf } from './room-entry.js';

/** One person's stay in a room, from entering to leaving; a cut connection that comes back in time goes on with it. */
export interface Stay {
  id: string;
  appointment_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  role: RoomRole;
  session_id: string;
  /** Null for a visitor. */
  account_role: CurrentUser['role'];
  is_admitted: boolean;
  /** Whether the session it was entered with is valid, and the account has the same role. */
  is_signed_in: boolean;
  seen: number;
}

/** What a stay is stored with where its role or its account is none that users have. */
const VISITOR = 'visitor';
const ROLE = sql`case when stay.room_session_id is null then stay.role else ${VISITOR} end`;
/** Stays of accounts that were deleted are nobody's. */
const SOMEONES = sql`(stay.user_id is not null or stay.room_session_id is not null)`;

const STAY = sql`stay.id, stay.appointment_id, stay.user_id, ${ROLE} as role, stay.session_id, nullif(stay.account_role, ${VISITOR}) as account_role,
  stay.admitted_at is not null as is_admitted, (extract(epoch from stay.seen_at) * 1000)::float8 as seen,
  case when stay.room_session_id is null then exists (select 1 from sessions session join users account on account.id = session.user_id
    where session.id = stay.session_id and session.user_id = stay.user_id and session.revoked_at is null
      and account.role = stay.account_role)
  else exists (select 1 from room_sessions visit where visit.id = stay.room_session_id and visit.ended_at is null) end as is_signed_in`;

/** Why a room is not open. */
export const CLOSED_TEXTS: Readonly<Record<Exclude<RoomState, 'open'>, () => string>> = {
  early: () => messages.early,
  over: () => messages.over,
  cancelled: () => messages.cancelled,
  moved: () => messages.moved,
};

/** @throws AppError `illegal_transition` unless the room may be entered now */
export function refuseClosed(entry: RoomEntry, now: Date): void {
  const state = stateOf(entry, now);
  if (state !== 'open') throw new AppError('illegal_transition', CLOSED_TEXTS[state]());
}

/** Who is in which room: the rows of `consultation_attendances` that have no end. */
@Injectable()
export class Stays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * @param again the stay that a cut connection has interrupted
   * @param connection the id of the socket
   * @returns the stay, and those of the same person that it takes the place of
   * @throws AppError `not_found`, `illegal_transition` when the room is closed or full
   */
  async enter(
    caller: RoomCaller,
    appointmentId: string,
    { again, connection }: { again: string | null; connection: string },
  ): Promise<{ stay: Stay; replaced: string[]; entry: RoomEntry }> {
    return this.database.write(async (em) => {
      const tables = within(em);
      const entry = await callerEntryOf(tables, caller, appointmentId);
      const now = this.clock.now();
      refuseClosed(entry, now);
      await sql`select pg_advisory_xact_lock(hashtextextended(${`consultation room ${appointmentId}`}, 0))`.execute(
        tables,
      );
      await this.endLost(em, appointmentId);
      const present = await presentIn(tables, appointmentId);
      const userId = isVisitor(caller) ? null : caller.id;
      const own = present.filter(({ user_id }) => user_id === userId);
      const kept = own.find(({ id, session_id }) => id === again && session_id === caller.session_id);
      const replaced = own.filter((stay) => stay !== kept).map(({ id }) => id);
      for (const id of replaced) await this.end(em, id, 'elsewhere');
      if (kept !== undefined) {
        await sql`update consultation_attendances set is_connected = true, connection = ${connection}, seen_at = ${now}
          where id = ${kept.id}`.execute(tables);
        return { stay: kept, replaced, entry };
      }
      const others = new Map(
        present.filter(({ user_id }) => user_id !== userId).map((stay) => [stay.user_id, stay.role]),
      );
      if (!hasRoomFor(entry.role, [...others.values()])) throw new AppError('illegal_transition', messages.full());
      const id = this.ids.next();
      const visit = isVisitor(caller) ? caller.session_id : null;
      // Who was let in once in this talk comes back without waiting again; a visitor with the same session only, as the link may be with others.
      await sql`insert into consultation_attendances
          (id, appointment_id, user_id, room_session_id, role, session_id, account_role, joined_at, admitted_at, seen_at, is_connected, connection)
        select ${id}, ${appointmentId}, ${userId}, ${visit}, ${entry.role === VISITOR ? 'patient' : entry.role}, ${caller.session_id},
          ${isVisitor(caller) ? VISITOR : caller.role}, ${now},
          case when ${!waitsFirst(entry.role)} or exists (select 1 from consultation_attendances before
            where before.appointment_id = ${appointmentId} and before.admitted_at is not null
              and (before.user_id = ${userId} or before.room_session_id = ${visit}))
          then ${now}::timestamptz end, ${now}, true, ${connection}`.execute(tables);
      const stay = (await presentIn(tables, appointmentId)).find((each) => each.id === id);
      if (stay === undefined) throw notFound();
      return { stay, replaced, entry };
    });
  }

  /** Ends the stays of visits that another device has ended. @returns their ids */
  async endVisits(em: EntityManager, sessionIds: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from consultation_attendances
      where room_session_id = any(${[...sessionIds]}::uuid[]) and left_at is null`.execute(within(em));
    for (const { id } of rows) await this.end(em, id, 'elsewhere');
    return rows.map(({ id }) => id);
  }

  /** @returns whether it ended now, not before */
  async endNow(id: string, ending: RoomEnding | null): Promise<boolean> {
    return this.database.write((em) => this.end(em, id, ending));
  }

  private async end(em: EntityManager, id: string, ending: RoomEnding | null): Promise<boolean> {
    const { rows } = await sql`update consultation_attendances set left_at = greatest(joined_at,
        case when ${ending}::text = 'away' then seen_at else ${this.clock.now()}::timestamptz end), is_connected = false, ending = ${ending}
      where id = ${id} and left_at is null returning id`.execute(within(em));
    return rows.length > 0;
  }

  /**
   * The connection of a stay was cut: its place is kept for a moment.
   * @returns false when another connection goes on with it already
   */
  async lost(id: string, connection: string): Promise<boolean> {
    const { rows } = await sql`update consultation_attendances set is_connected = false, seen_at = ${this.clock.now()}
      where id = ${id} and connection = ${connection} and left_at is null returning id`.execute(this.database.read());
    return rows.length > 0;
  }

  async seen(ids: readonly string[]): Promise<void> {
    await sql`update consultation_attendances set seen_at = ${this.clock.now()}
      where id = any(${[...ids]}::uuid[]) and left_at is null and is_connected`.execute(this.database.read());
  }

  /** Lets someone in. @throws AppError `not_found` when they are not waiting in this room */
  async admit(appointmentId: string, id: string): Promise<void> {
    const { rows } =
      await sql`update consultation_attendances set admitted_at = coalesce(admitted_at, ${this.clock.now()})
      where id = ${id} and appointment_id = ${appointmentId} and left_at is null returning id`.execute(
        this.database.read(),
      );
    if (rows.length === 0) throw new AppError('not_found', messages.gone);
  }

  /** Everyone in any room. */
  async all(): Promise<Stay[]> {
    const { rows } = await sql<Stay>`select ${STAY} from consultation_attendances stay where stay.left_at is null
      and ${SOMEONES}`.execute(this.database.read());
    return rows;
  }

  /** @throws AppError `not_found` for a stay that has ended, or is in another room */
  async find(appointmentId: string, id: string): Promise<Stay> {
    const stay = (await presentIn(this.database.read(), appointmentId)).find((each) => each.id === id);
    if (stay === undefined) throw new AppError('not_found', messages.gone);
    return stay;
  }

  async people(appointmentId: string): Promise<RoomPerson[]> {
    const { rows } = await sql<RoomPerson>`
      select stay.id as peer_id, ${ROLE} as role, stay.is_connected,
        case when stay.admitted_at is null then 'waiting' else 'talking' end as state,
        coalesce(case when stay.role = 'doctor' then doctor.full_name end, nullif(account.name, ''),
          case when stay.role = 'patient' then asked.patient_name end, '') as name
      from consultation_attendances stay
        join appointments slot on slot.id = stay.appointment_id
        join doctors doctor on doctor.id = slot.doctor_id
        join video_consultations asked on asked.id = slot.video_consultation_id
        left join users account on account.id = stay.user_id
      where stay.appointment_id = ${appointmentId} and stay.left_at is null and ${SOMEONES}
      order by stay.joined_at, stay.id`.execute(this.database.read());
    return rows;
  }

  /** Those whose connection did not come back, also of a process that was killed. */
  private async endLost(em: EntityManager, appointmentId: string): Promise<void> {
    const before = new Date(this.clock.now().getTime() - ROOM_RETURN_MS);
    await sql`update consultation_attendances set left_at = greatest(joined_at, seen_at), is_connected = false, ending = 'away'
      where appointment_id = ${appointmentId} and left_at is null and seen_at < ${before}`.execute(within(em));
  }
}

async function presentIn(database: Kysely<Tables>, appointmentId: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`select ${STAY} from consultation_attendances stay
    where stay.appointment_id = ${appointmentId} and stay.left_at is null and ${SOMEONES}
    order by stay.joined_at, stay.id`.execute(database);
  return rows;
}
