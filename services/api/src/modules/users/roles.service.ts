import type { UserDetail } from '@ayana/contracts/account';
import type { ActivityAction } from '@ayana/contracts/activity';
import { type Role, ROLE_NAMES, roleChangeRefusal } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { refuseOwnApproval } from '../../platform/workflow/second-person.js';
import { AuditTrail } from '../activity/index.js';
import { ACCESS_VERSION, LiveSessions } from '../identity/index.js';
import { MessagingService } from '../messaging/index.js';
import { leaveOrganisationOfOtherRole } from '../organisations/index.js';
import { lockUsers, type Person } from './lock-users.js';
import { USER_MESSAGES } from './messages.js';
import { UsersService } from './users.service.js';

const actionOf = (from: Role | null, to: Role | null): ActivityAction => {
  if (from === null) return 'role.given';
  return to === null ? 'role.taken' : 'role.changed';
};

/** Changes roles by the rules of the contracts, and refuses applications. */
@Injectable()
export class RolesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly live: LiveSessions,
    private readonly trail: AuditTrail,
    private readonly users: UsersService,
    private readonly messaging: MessagingService,
  ) {}

  /**
   * Changes a role. The user loses the earlier role's access with their next request, and their sockets are disconnected.
   * @param to the new role; null removes it
   * @throws AppError `own_role`, `administrators_only`, `last_super_admin`, `not_allowed`
   */
  async change(caller: CurrentUser, id: string, to: Role | null): Promise<UserDetail> {
    const access = await this.database.write(async (em) => {
      const { actor, person, superAdmins } = await lockUsers(em, caller.id, id);
      const refusal = roleChangeRefusal({ actor, person, to, superAdmins });
      if (refusal === 'not_allowed') throw notAllowed();
      if (refusal !== null) throw new AppError(refusal, USER_MESSAGES.roles[refusal]);
      if (person.role === to) return undefined;
      const now = this.clock.now();
      const row = await within(em)
        .updateTable('users')
        .set({ role: to, updated_at: now })
        .where('id', '=', id)
        .returning(ACCESS_VERSION.as('access'))
        .executeTakeFirstOrThrow();
      await this.trail.record(em, {
        action: actionOf(person.role, to),
        actor,
        subject_id: id,
        details: { from: person.role, to },
      });
      await leaveOrganisationOfOtherRole(em, id, to);
      if (to !== null) await this.give(em, actor.id, person, to);
      return row.access;
    });
    if (access !== undefined) this.live.endAccess(id, access);
    return this.users.detail(id);
  }

  /**
   * Refuses the pending application.
   * @param note for the applicant, in the mail only
   * @throws AppError `illegal_transition` for none
   */
  async refuse(caller: CurrentUser, id: string, note: string | null): Promise<UserDetail> {
    await this.database.write(async (em) => {
      const { actor, person } = await lockUsers(em, caller.id, id);
      const refused = await this.decide(em, { user_id: id, decided_by: actor.id, status: 'refused' });
      if (!refused) throw new AppError('illegal_transition', USER_MESSAGES.no_application);
      await this.trail.record(em, {
        action: 'application.refused',
        actor,
        subject_id: id,
        details: { account_kind: refused.account_kind, wanted_role: refused.wanted_role },
      });
      await this.messaging.queueMail(em, {
        template: 'application_refused',
        to: person.email,
        data: { name: person.name, note },
        dedupe_key: `application_refused:${refused.id}`,
      });
    });
    return this.users.detail(id);
  }

  /** A new role accepts the pending application, and its owner is notified. */
  private async give(em: EntityManager, actorId: string, person: Person, role: Role): Promise<void> {
    await this.decide(em, { user_id: person.id, decided_by: actorId, status: 'given' });
    await this.messaging.queueMail(em, {
      template: 'role_given',
      to: person.email,
      data: { name: person.name, role_name: ROLE_NAMES[role] },
      dedupe_key: `role_given:${this.ids.next()}`,
    });
  }

  /** @throws AppError `not_allowed` for one's own application */
  private decide(
    em: EntityManager,
    { user_id, decided_by, status }: { user_id: string; decided_by: string; status: 'given' | 'refused' },
  ) {
    refuseOwnApproval({ id: decided_by }, [user_id]);
    return within(em)
      .updateTable('role_applications')
      .set({ status, decided_at: this.clock.now(), decided_by })
      .where('user_id', '=', user_id)
      .where('status', '=', 'pending')
      .returning(['id', 'account_kind', 'wanted_role'])
      .executeTakeFirst();
  }
}
