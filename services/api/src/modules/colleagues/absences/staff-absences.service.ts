import { mayEnter, type StaffAbsence } from '@ayana/contracts/identity';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { absenceEnd, absenceVersion, MemberAbsenceRow } from '../../absences/index.js';
import { AuditTrail } from '../../activity/index.js';
import { isStaff } from '../groups/held-work.js';
import { COLLEAGUE_MESSAGES as messages } from '../messages.js';
import { AbsenceNotices } from './absence-notices.js';
import type { NewStaffAbsenceDto } from './staff-absences.dto.js';
import { findStaffAbsences } from './staff-absences.queries.js';

const atField = (field: string, message: string) => refusedFields([{ field, message }]);

/** One of the staff is away from a day until a day, and a colleague covers. It begins and ends by itself. */
@Injectable()
export class StaffAbsences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly notices: AbsenceNotices,
  ) {}

  list(): Promise<StaffAbsence[]> {
    return findStaffAbsences(this.database.read(), this.clock.now());
  }

  /**
   * By the colleague, or an administrator for them; it changes an absence before it.
   * @throws AppError `not_found` for someone who is not of the staff, `not_allowed`, `stale_version`, `invalid_fields`
   */
  async set(
    em: EntityManager,
    user: CurrentUser,
    user_id: string,
    { from, until, deputy_id }: NewStaffAbsenceDto,
    ifMatch: string | undefined,
  ): Promise<StaffAbsence> {
    await this.colleagueFor(em, user, user_id);
    const now = this.clock.now();
    const row = await em.findOne(MemberAbsenceRow, { user_id });
    const before = current(row, now);
    refuseStale(ifMatch, absenceVersion(before));
    const until_at = await absenceEnd(em, until, INDIA_ZONE, now);
    const from_at = await this.beginOf(em, from, before);
    if (from_at >= until_at) throw atField('until', messages.order);
    await this.refuseDeputy(em, user_id, deputy_id, { from_at, until_at });
    const { deputy_id: covered, begun_at } = before ?? {};
    const goesOn = covered === deputy_id && begun_at != null && from_at <= now;
    const values = { partner_id: null, deputy_id, from_at, until_at, set_by: user.id, created_at: now };
    const absence =
      row === null
        ? em.create(MemberAbsenceRow, { user_id, ...values, begun_at: null })
        : Object.assign(row, values, { begun_at: goesOn ? begun_at : null });
    await em.flush();
    if (covered !== undefined && begun_at != null && !goesOn && (covered !== deputy_id || from_at > now))
      await this.notices.ended(em, { user_id, deputy_id: covered }, user.id);
    if (from_at <= now && !goesOn) await this.notices.begun(em, absence, now);
    await this.record(em, user, user_id, 'away');
    const [found] = await findStaffAbsences(within(em), now, user_id);
    if (found === undefined) throw notFound();
    return found;
  }

  /** @throws AppError as `set` */
  end(user: CurrentUser, user_id: string, ifMatch: string | undefined): Promise<void> {
    return this.database.write(async (em) => {
      await this.colleagueFor(em, user, user_id);
      const row = await em.findOne(MemberAbsenceRow, { user_id });
      const before = current(row, this.clock.now());
      if (row === null || before === null) return;
      refuseStale(ifMatch, absenceVersion(before));
      em.remove(row);
      await em.flush();
      if (before.begun_at != null) await this.notices.ended(em, before, user.id);
      await this.record(em, user, user_id, 'back');
    });
  }

  private async colleagueFor(em: EntityManager, user: CurrentUser, id: string): Promise<void> {
    const found = await within(em)
      .selectFrom('users as person')
      .select('person.id')
      .where('person.id', '=', id)
      .where(isStaff)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (found === undefined) throw notFound();
    if (id !== user.id && !mayEnter('users', user.role)) throw notAllowed();
  }

  /** The beginning of the first day; of one that has begun, when it did. */
  private async beginOf(em: EntityManager, from: string | undefined, before: MemberAbsenceRow | null): Promise<Date> {
    const now = this.clock.now();
    const { rows } = await sql<{ from_at: Date | string; days: number; is_same: boolean }>`
      select day::timestamp at time zone ${INDIA_ZONE} as from_at, day - today as days,
        coalesce(day = (${before?.from_at ?? null}::timestamptz at time zone ${INDIA_ZONE})::date, false) as is_same
      from (select (${now}::timestamptz at time zone ${INDIA_ZONE})::date as today) clock,
        lateral (select coalesce(${from ?? null}::date, today) as day) given`.execute(within(em));
    const [found] = rows;
    if (found === undefined) throw new Error('A day has a beginning');
    if (found.is_same && before?.from_at != null) return before.from_at;
    if (found.days < 0) throw atField('from', messages.from_past);
    return new Date(found.from_at);
  }

  /** @throws AppError `invalid_fields` for someone who is not of the staff, is away themselves, or is the one who is away */
  private async refuseDeputy(
    em: EntityManager,
    user_id: string,
    deputy_id: string,
    { from_at, until_at }: { from_at: Date; until_at: Date },
  ): Promise<void> {
    const { rows } = await sql<{ name: string; is_away: boolean }>`
      select coalesce(person.name, '') as name, exists (select from member_absences absence
        where absence.user_id = person.id and absence.partner_id is null and absence.until_at > ${from_at}
          and coalesce(absence.from_at, absence.created_at) < ${until_at}) as is_away
      from users person where person.id = ${deputy_id} and person.id <> ${user_id} and ${isStaff}`.execute(within(em));
    const [deputy] = rows;
    if (deputy === undefined) throw atField('deputy_id', messages.not_a_colleague);
    if (deputy.is_away) throw atField('deputy_id', messages.colleague_away(deputy.name));
  }

  private record(em: EntityManager, actor: CurrentUser, subject_id: string, what: string): Promise<void> {
    return this.trail.record(em, { action: 'staff_absence.changed', actor, subject_id, details: { what } });
  }
}

/** Null for an absence that is over, or of an organisation that the colleague worked for before. */
const current = (row: MemberAbsenceRow | null, now: Date): MemberAbsenceRow | null =>
  row !== null && row.partner_id == null && row.until_at > now ? row : null;
