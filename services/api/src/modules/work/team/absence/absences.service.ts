import { OPEN_ASSIGNMENT_STATES } from '@ayana/contracts/journey';
import type { MemberAbsence, MemberRole } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../../../platform/app-error.js';
import { Clock, Ids } from '../../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../../platform/database/database.js';
import type { CurrentUser } from '../../../../platform/http/access/access.js';
import { refuseStale } from '../../../../platform/http/etag.js';
import { dayText } from '../../../../platform/typesetting/paper-dates.js';
import { absenceEnd, absenceVersion, awayUntil, MemberAbsenceRow } from '../../../absences/index.js';
import { AuditTrail } from '../../../activity/index.js';
import { WorkNotices } from '../../../notifications/index.js';
import { OrganisationEvents, organisationFor } from '../../../organisations/index.js';
import { AssignmentWorkflow } from '../../assignments/assignment-workflow.js';
import { OWNER_ID } from '../handlers.js';
import { TEAM_MESSAGES as messages } from '../messages.js';
import { WorkHandOverRow } from '../work-hand-over.entity.js';
import type { NewAbsenceDto } from './absences.dto.js';

interface Member {
  partner_id: string;
  name: string;
  role: MemberRole;
  time_zone: string;
  /** Who says so. */
  set_by_name: string;
}

/** A member is away until a day, and a colleague of the organisation covers. It ends by itself. */
@Injectable()
export class Absences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: AssignmentWorkflow,
    private readonly notices: WorkNotices,
    private readonly events: OrganisationEvents,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * By the member, or an owner for a colleague; it changes an absence before it. With `hand_over` the open work of the member is the deputy’s
   * for good.
   * @throws AppError `not_found` for a member of another organisation, `not_allowed`, `stale_version`, `invalid_fields`
   */
  async set(
    em: EntityManager,
    user: CurrentUser,
    member_id: string,
    { until, deputy_id, hand_over = false }: NewAbsenceDto,
    ifMatch: string | undefined,
  ): Promise<MemberAbsence> {
    const member = await this.memberFor(em, user, member_id);
    const { partner_id } = member;
    const row = await em.findOne(MemberAbsenceRow, { user_id: member_id });
    const before = this.current(row, member);
    refuseStale(ifMatch, absenceVersion(before));
    const until_at = await absenceEnd(em, until, member.time_zone, this.clock.now());
    const deputy = await deputyIn(em, partner_id, member_id, deputy_id);
    if (hand_over) await this.handOver(em, user, { partner_id, from: member_id, to: deputy_id });
    const covered = before?.deputy_id;
    const values = { partner_id, deputy_id, until_at, set_by: user.id, created_at: this.clock.now() };
    const absence =
      row === null ? em.create(MemberAbsenceRow, { user_id: member_id, ...values }) : Object.assign(row, values);
    await em.flush();
    await this.notices.informPerson(em, deputy_id, {
      kind: 'work_new',
      page: '/work?handler=mine',
      texts: () => ({
        title: messages.cover_title(member.name),
        message: messages.cover_text(member.name, dayText(until)),
      }),
    });
    if (covered !== undefined && covered !== deputy_id) await this.coversNoMore(em, user, member, covered);
    await this.changed(em, user, partner_id, member_id, 'away');
    return {
      deputy_id,
      deputy_name: deputy.name,
      until,
      set_at: isoTime(absence.created_at),
      set_by_name: member.set_by_name,
      version: absenceVersion(absence),
    };
  }

  /** @throws AppError as `set` */
  end(user: CurrentUser, member_id: string, ifMatch: string | undefined): Promise<void> {
    return this.database.write(async (em) => {
      const member = await this.memberFor(em, user, member_id);
      const row = await em.findOne(MemberAbsenceRow, { user_id: member_id });
      const before = this.current(row, member);
      if (row === null || before === null) return;
      refuseStale(ifMatch, absenceVersion(before));
      em.remove(row);
      await em.flush();
      await this.coversNoMore(em, user, member, before.deputy_id);
      await this.changed(em, user, member.partner_id, member_id, 'back');
    });
  }

  /** Null for an absence that is over. */
  private current(row: MemberAbsenceRow | null, { partner_id }: Member): MemberAbsenceRow | null {
    return row?.partner_id === partner_id && row.until_at > this.clock.now() ? row : null;
  }

  /** The work of the member leaves the list of who covered, unless they ended it. */
  private async coversNoMore(
    em: EntityManager,
    user: CurrentUser,
    { name, partner_id }: Member,
    deputy_id: string,
  ): Promise<void> {
    const deputy = await within(em)
      .selectFrom('partner_members')
      .select('user_id')
      .where('user_id', '=', deputy_id)
      .where('partner_id', '=', partner_id)
      .executeTakeFirst();
    if (deputy === undefined || deputy_id === user.id) return;
    await this.notices.informPerson(em, deputy_id, {
      kind: 'work_changed',
      page: '/work?handler=mine',
      texts: () => ({ title: messages.cover_over_title(name), message: messages.cover_over_text(name) }),
    });
  }

  private async memberFor(em: EntityManager, user: CurrentUser, id: string): Promise<Member> {
    const { rows } = await sql<Member>`
      select member.partner_id, person.name, member.role, partner.time_zone, own.name as set_by_name from partner_members member
        join users person on person.id = member.user_id join partners partner on partner.id = member.partner_id
        join users own on own.id = ${user.id}
      where member.user_id = ${id} for no key update of member`.execute(within(em));
    const [member] = rows;
    if (member === undefined) throw notFound();
    await organisationFor(within(em), user, member.partner_id, id === user.id ? 'write' : 'own');
    return member;
  }

  private async handOver(
    em: EntityManager,
    user: CurrentUser,
    { partner_id, from, to }: { partner_id: string; from: string; to: string },
  ): Promise<void> {
    const works = await within(em)
      .selectFrom('assignments as assignment')
      .select('assignment.id')
      .where('assignment.partner_id', '=', partner_id)
      .where('assignment.status', 'in', [...OPEN_ASSIGNMENT_STATES])
      .where(sql<boolean>`${OWNER_ID} = ${from}`)
      .orderBy('assignment.journey_id')
      .orderBy('assignment.id')
      .execute();
    for (const { id } of works) {
      const work = await this.workflow.lock(em, id);
      if (work === null) continue;
      const { rows } = await sql<{ number: number }>`
        select coalesce(max(number), 0)::int + 1 as number from work_hand_overs where assignment_id = ${id}`.execute(
        within(em),
      );
      em.create(WorkHandOverRow, {
        id: this.ids.next(),
        assignment_id: id,
        journey_id: work.journey_id,
        number: rows[0]?.number ?? 1,
        to_user_id: to,
        by_user_id: user.id,
        note: null,
        created_at: this.clock.now(),
      });
      await em.flush();
      await this.workflow.publish(em, work);
    }
  }

  private async changed(
    em: EntityManager,
    actor: CurrentUser,
    partner_id: string,
    subject_id: string,
    what: string,
  ): Promise<void> {
    await this.trail.record(em, {
      action: 'membership.changed',
      actor,
      subject_id,
      details: { id: partner_id, what },
    });
    await this.events.changed(em, partner_id);
  }
}

const atField = (field: string, message: string) => refusedFields([{ field, message }]);

async function deputyIn(
  em: EntityManager,
  partnerId: string,
  memberId: string,
  deputyId: string,
): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string; away: string | null }>`
    select person.name, ${awayUntil(sql`member.user_id`, sql`member.partner_id`)} as away
    from partner_members member join users person on person.id = member.user_id
    where member.user_id = ${deputyId} and member.partner_id = ${partnerId} and member.role <> 'read_only'
      and member.user_id <> ${memberId}`.execute(within(em));
  const [deputy] = rows;
  if (deputy === undefined) throw atField('deputy_id', messages.not_of_organisation);
  if (deputy.away !== null) throw atField('deputy_id', messages.colleague_away(deputy.name));
  return deputy;
}
