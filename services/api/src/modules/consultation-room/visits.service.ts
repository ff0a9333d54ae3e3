import type { IceServers } from '@ayana/contracts/consultation-room';
import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { type Visitor, Visitors } from '../../platform/realtime/visitors.js';
import { permanentTokenHash } from '../../platform/secrets/permanent-token.js';
import { ROOM_MESSAGES as messages } from './messages.js';
import { RoomChannels } from './room-channels.js';
import { type RoomEntry, stateOf, visitEntryOf } from './room-entry.js';
import type { RoomDto } from './room.dto.js';
import { Rooms } from './room.service.js';
import { CLOSED_TEXTS, Stays } from './stays.js';
import type { VisitDto } from './visits.dto.js';

interface Session {
  id: string;
  appointment_id: string;
  has_ended: boolean;
}

/**
 * Visitors without an account: the link of an appointment gives a session for its room, on one device at a time, from half an hour before it
 * until its end. It opens this room and nothing else, and ends when the appointment is moved or cancelled.
 */
@Injectable()
export class RoomVisits implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly rooms: Rooms,
    private readonly stays: Stays,
    private readonly channels: RoomChannels,
    private readonly visitors: Visitors,
  ) {}

  onModuleInit(): void {
    this.visitors.readBy((token) => this.find(token));
  }

  /**
   * Exchanges the secret of an appointment's link; the device that had a session before loses it.
   * @throws AppError `not_found` for a link of no appointment
   */
  async begin(link: string): Promise<VisitDto> {
    return this.database.write(async (em) => {
      const tables = within(em);
      const id = await appointmentOf(tables, link);
      await sql`select pg_advisory_xact_lock(hashtextextended(${`consultation room ${id}`}, 0))`.execute(tables);
      const entry = await visitEntryOf(tables, id);
      const room = await this.rooms.dto(entry);
      if (entry.talk.kind !== 'video' || room.state !== 'open') return { room, room_token: null };
      await this.endOthers(em, id);
      const room_token = randomBytes(32).toString('base64url');
      await sql`insert into room_sessions (id, appointment_id, token_hash, created_at)
        values (${this.ids.next()}, ${id}, ${permanentTokenHash(room_token)}, ${this.clock.now()})`.execute(tables);
      return { room, room_token };
    });
  }

  async read(token: string): Promise<RoomDto> {
    return this.rooms.dto((await this.open(token)).entry);
  }

  async iceServers(token: string): Promise<IceServers> {
    const { visitor } = await this.open(token);
    return this.rooms.iceServers(visitor, visitor.visits);
  }

  private async endOthers(em: EntityManager, appointmentId: string): Promise<void> {
    const { rows } = await sql<{ id: string }>`update room_sessions set ended_at = ${this.clock.now()}
      where appointment_id = ${appointmentId} and ended_at is null returning id`.execute(within(em));
    const sessions = rows.map(({ id }) => id);
    const stays = await this.stays.endVisits(em, sessions);
    this.database.afterCommit(em, () => {
      for (const stay of stays) this.channels.leave(appointmentId, stay, 'elsewhere');
      this.channels.cut(sessions);
    });
  }

  /** @throws AppError `not_signed_in` for no secret of a session, `link_invalid` for one that has ended */
  private async open(token: string): Promise<{ visitor: Visitor; entry: RoomEntry }> {
    const session = await this.sessionOf(token);
    if (session === undefined) throw new AppError('not_signed_in', messages.visit_unknown);
    if (session.has_ended) throw new AppError('link_invalid', messages.visit_elsewhere);
    const entry = await visitEntryOf(this.database.read(), session.appointment_id);
    const state = stateOf(entry, this.clock.now());
    if (state !== 'open') throw new AppError('link_invalid', CLOSED_TEXTS[state]());
    return { visitor: { visits: session.appointment_id, session_id: session.id }, entry };
  }

  private async find(token: string): Promise<Visitor | undefined> {
    try {
      return (await this.open(token)).visitor;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  private async sessionOf(token: string): Promise<Session | undefined> {
    const { rows } = await sql<Session>`select id, appointment_id, ended_at is not null as has_ended from room_sessions
      where token_hash = ${permanentTokenHash(token)}`.execute(this.database.read());
    return rows[0];
  }
}

/** Of a link, whose secret goes on to the new appointment when the first is moved. */
async function appointmentOf(database: Kysely<Tables>, link: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from appointments
    where token_hash = ${permanentTokenHash(link)}`.execute(database);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found.id;
}
