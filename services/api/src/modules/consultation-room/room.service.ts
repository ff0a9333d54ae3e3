import {
  ROOM_GUEST_PLACES,
  type RoomRole,
  roomClosesAt,
  roomOpensAt,
  type IceServers,
  type Attendances,
  type RoomGuest,
} from '@ayana/contracts/consultation-room';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notAllowed, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { GuestMails } from '../appointments/index.js';
import { isCaseWorker } from '../journeys/index.js';
import { iceServersFor } from './ice-servers.js';
import { ROOM_MESSAGES as messages } from './messages.js';
import { RoomChannels } from './room-channels.js';
import {
  audienceOf,
  callerEntryOf,
  isVisitor,
  type RoomCaller,
  type RoomEntry,
  roomEntryOf,
  stateOf,
  type Talk,
} from './room-entry.js';
import type { NewGuestDto, RoomDto } from './room.dto.js';
import { refuseClosed } from './stays.js';

/** Who sees and hears the talk, and nothing written of it. */
const seesNothingWritten = (role: RoomRole): boolean =>
  role === 'companion' || role === 'interpreter' || role === 'visitor';

/** The room of an appointment: who it is for, when, who else is invited and who was there. */
@Injectable()
export class Rooms {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly channels: RoomChannels,
    private readonly mails: GuestMails,
  ) {}

  async read(user: CurrentUser, appointmentId: string): Promise<RoomDto> {
    return this.dto(await roomEntryOf(this.database.read(), user, appointmentId, 'any'));
  }

  /** The room as someone in it sees it. */
  async dto(entry: RoomEntry): Promise<RoomDto> {
    const { talk, role } = entry;
    return {
      id: talk.id,
      kind: talk.kind,
      state: stateOf(entry, this.clock.now()),
      role,
      starts_at: new Date(talk.start).toISOString(),
      ends_at: new Date(talk.end).toISOString(),
      opens_at: new Date(roomOpensAt(talk, role)).toISOString(),
      closes_at: new Date(roomClosesAt(talk, role)).toISOString(),
      time_zone: talk.time_zone,
      doctor: {
        id: talk.doctor_id,
        full_name: talk.doctor_name,
        title: talk.doctor_title,
        hospital_name: talk.hospital_name,
        city_name: talk.city_name,
        time_zone: talk.doctor_zone,
      },
      patient_name: talk.patient_name,
      reason: seesNothingWritten(role) ? null : talk.reason,
      join_url: talk.join_url,
      moved_to: talk.moved_to,
      case_number: talk.case_number,
      journey_id: role === 'patient' || role === 'case_worker' ? talk.journey_id : null,
      may_order: role === 'doctor' && talk.status === 'booked' && talk.journey_id !== null,
      guests: seesNothingWritten(role) ? null : await guestsOf(this.database.read(), talk),
    };
  }

  /** @throws AppError `illegal_transition` unless the room is open */
  async iceServers(caller: RoomCaller, appointmentId: string): Promise<IceServers> {
    const entry = await callerEntryOf(this.database.read(), caller, appointmentId);
    refuseClosed(entry, this.clock.now());
    const { ice } = this.config;
    return {
      ice_servers: iceServersFor(
        ice,
        isVisitor(caller) ? caller.session_id : caller.id,
        roomClosesAt(entry.talk, entry.role),
      ),
      has_relay: ice.turn.length > 0,
    };
  }

  /** For the patient, the doctor and case workers. */
  async attendances(user: CurrentUser, appointmentId: string): Promise<Attendances> {
    const database = this.database.read();
    const { talk, role } = await roomEntryOf(database, user, appointmentId, 'any');
    if (seesNothingWritten(role)) throw notFound();
    const { rows } = await sql<Attendances['items'][number]>`
      select stay.id, case when stay.room_session_id is null then stay.role else 'visitor' end as role, stay.joined_at, stay.admitted_at, stay.left_at,
        coalesce(case when stay.role = 'doctor' then ${talk.doctor_name}::text end, nullif(account.name, ''),
          case when stay.role = 'patient' then ${talk.patient_name}::text end, '') as name
      from consultation_attendances stay left join users account on account.id = stay.user_id
      where stay.appointment_id = ${appointmentId} order by stay.joined_at, stay.id`.execute(database);
    return {
      items: rows.map((row) =>
        Object.assign(row, {
          joined_at: isoTime(row.joined_at),
          admitted_at: row.admitted_at === null ? null : isoTime(row.admitted_at),
          left_at: row.left_at === null ? null : isoTime(row.left_at),
        }),
      ),
    };
  }

  /**
   * Invites a third: the patient or staff a companion who has accepted, staff an interpreter with an account.
   * @throws AppError `invalid_fields`
   */
  async invite(em: EntityManager, user: CurrentUser, appointmentId: string, form: NewGuestDto): Promise<RoomGuest> {
    const tables = within(em);
    const entry = await roomEntryOf(tables, user, appointmentId);
    const { talk, role } = entry;
    if (role !== 'patient' && role !== 'case_worker') throw notAllowed();
    if (form.email !== undefined && !isCaseWorker(user)) throw notAllowed();
    if (stateOf(entry, this.clock.now()) === 'over') throw new AppError('illegal_transition', messages.over);
    if ((form.email === undefined) === (form.companion_id === undefined))
      throw refusedFields([{ field: 'companion_id', message: messages.guest_which }]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`consultation guests ${talk.request_id}`}, 0))`.execute(
      tables,
    );
    const guest = await (form.companion_id === undefined
      ? accountOf(tables, form.email ?? '')
      : companionOf(tables, talk, form.companion_id));
    const field = form.companion_id === undefined ? 'email' : 'companion_id';
    if (guest === null)
      throw refusedFields([{ field, message: field === 'email' ? messages.guest_account : messages.guest_companion }]);
    if (guest.user_id === talk.patient_user_id || guest.user_id === talk.doctor_user_id)
      throw refusedFields([{ field, message: messages.guest_has_place }]);
    const known = await guestsOf(tables, talk);
    if (known.length >= ROOM_GUEST_PLACES) throw refusedFields([{ field, message: messages.guest_full() }]);
    const id = this.ids.next();
    const { rows } = await sql`insert into consultation_guests
        (id, video_consultation_id, user_id, kind, companion_id, added_by, created_at)
      values (${id}, ${talk.request_id}, ${guest.user_id}, ${form.companion_id === undefined ? 'interpreter' : 'companion'},
        ${form.companion_id ?? null}, ${user.id}, ${this.clock.now()})
      on conflict (video_consultation_id, user_id) do nothing returning id`.execute(tables);
    const added = (await guestsOf(tables, talk)).find((each) => each.id === id);
    if (rows.length === 0 || added === undefined) throw refusedFields([{ field, message: messages.guest_is_there }]);
    await this.mails.invited(em, talk, id);
    this.database.afterCommit(em, () => this.channels.changed(appointmentId, audienceOf(talk)));
    return added;
  }

  /** By the patient or staff; someone who is in the room leaves it within seconds. */
  async uninvite(user: CurrentUser, appointmentId: string, guestId: string): Promise<void> {
    await this.database.write(async (em) => {
      const tables = within(em);
      const { talk, role } = await roomEntryOf(tables, user, appointmentId);
      if (role !== 'patient' && role !== 'case_worker') throw notFound();
      const { rows } = await sql`delete from consultation_guests
        where id = ${guestId} and video_consultation_id = ${talk.request_id} returning id`.execute(tables);
      if (rows.length === 0) throw notFound();
      this.database.afterCommit(em, () => this.channels.changed(appointmentId, audienceOf(talk)));
    });
  }
}

async function guestsOf(database: Kysely<Tables>, { request_id }: Talk): Promise<RoomGuest[]> {
  const { rows } = await sql<RoomGuest>`
    select guest.id, guest.kind, guest.companion_id, coalesce(companion.name, nullif(account.name, ''), '') as name
    from consultation_guests guest join users account on account.id = guest.user_id
      left join companions companion on companion.id = guest.companion_id
    where guest.video_consultation_id = ${request_id} and (guest.companion_id is null
      or (companion.accepted_at is not null and companion.withdrawn_at is null))
    order by guest.created_at, guest.id`.execute(database);
  return rows;
}

async function accountOf(database: Kysely<Tables>, email: string): Promise<{ user_id: string } | null> {
  const { rows } = await sql<{ user_id: string }>`select id as user_id from users
    where lower(email) = lower(${email}) and email_verified_at is not null and role is not null`.execute(database);
  return rows[0] ?? null;
}

/** Of the journey of the talk. */
async function companionOf(
  database: Kysely<Tables>,
  { journey_id }: Talk,
  id: string,
): Promise<{ user_id: string } | null> {
  if (journey_id === null) return null;
  const { rows } = await sql<{
    user_id: string;
  }>`select user_id from companions where id = ${id} and journey_id = ${journey_id}
    and user_id is not null and accepted_at is not null and withdrawn_at is null`.execute(database);
  return rows[0] ?? null;
}
