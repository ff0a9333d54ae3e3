import {
  isLastOwner,
  type MemberRole,
  ORGANISATION_ROLES,
  type OrganisationKind,
} from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { LiveSessions } from '../../identity/index.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { isStaff, organisationFor } from '../organisation-access.js';
import { OrganisationEvents } from '../organisation-events.js';
import { endMembership } from './end-membership.js';
import { PartnerMemberRow } from './partner-member.entity.js';

interface Member {
  user_id: string;
  role: MemberRole;
}

/** The people of an organisation, kept by its owners and the staff. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly live: LiveSessions,
    private readonly events: OrganisationEvents,
  ) {}

  /** @throws AppError `not_found`, `not_allowed`; `illegal_transition` for the last owner */
  change(user: CurrentUser, partnerId: string, userId: string, role: MemberRole): Promise<void> {
    return this.database.write(async (em) => {
      await organisationFor(within(em), user, partnerId, 'own');
      const { member, owners } = await lockMembers(em, partnerId, userId);
      if (member.role === role) return;
      refuseLastOwner(member, owners);
      await em.nativeUpdate(PartnerMemberRow, { user_id: userId }, { role });
      await this.record(em, user, userId, { id: partnerId, what: 'role_changed', from: member.role, to: role });
      await this.events.changed(em, partnerId);
    });
  }

  /**
   * Ends a membership: by an owner, the staff, or the person who leaves. Their access ends at once, with open sockets and signed links.
   * @throws AppError `not_found`, `not_allowed`; `illegal_transition` for the last owner
   */
  async end(user: CurrentUser, partnerId: string, userId: string): Promise<void> {
    const access = await this.database.write(async (em) => {
      const { kind } = await organisationFor(within(em), user, partnerId, user.id === userId ? 'read' : 'own');
      const { member, owners } = await lockMembers(em, partnerId, userId);
      // The staff may: an organisation whose people are all gone is shown to them.
      if (!isStaff(user)) refuseLastOwner(member, owners);
      return this.endWithin(em, user, { partner_id: partnerId, kind, user_id: userId });
    });
    if (access !== undefined) this.live.endAccess(userId, access);
  }

  private async endWithin(
    em: EntityManager,
    actor: CurrentUser,
    { partner_id, kind, user_id }: { partner_id: string; kind: OrganisationKind; user_id: string },
  ): Promise<number | undefined> {
    const access = await endMembership(em, user_id, ORGANISATION_ROLES[kind], this.clock.now());
    await this.record(em, actor, user_id, { id: partner_id, what: actor.id === user_id ? 'left' : 'ended' });
    await this.events.changed(em, partner_id, [user_id]);
    return access;
  }

  private record(em: EntityManager, actor: CurrentUser, subject_id: string, details: Record<string, unknown>) {
    return this.trail.record(em, { action: 'membership.changed', actor, subject_id, details });
  }
}

/** The organisation's people are changed by one after the other: two owners who leave at once are not both gone. */
async function lockMembers(
  em: EntityManager,
  partnerId: string,
  userId: string,
): Promise<{ member: Member; owners: number }> {
  await sql`select from partners where id = ${partnerId} for no key update`.execute(within(em));
  const { rows } = await sql<Member>`
    select user_id, role from partner_members where partner_id = ${partnerId} order by user_id for update`.execute(
    within(em),
  );
  const member = rows.find(({ user_id }) => user_id === userId);
  if (member === undefined) throw notFound();
  return { member, owners: rows.filter(({ role }) => role === 'owner').length };
}

function refuseLastOwner({ role }: Member, owners: number): void {
  if (isLastOwner(role, owners)) throw new AppError('illegal_transition', messages.last_owner);
}
