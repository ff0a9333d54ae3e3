import { ADMIN_ROLES, type Role } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notAllowed, notFound } from '../../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { NO_ACCESS } from './access-version.js';
import { AccountMails } from './account-mails.js';
import { DeletedAccounts } from './deleted-accounts.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { Reauthentication } from '../passwords/reauthentication.js';
import { signInFirst } from '../errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from './user.entity.js';
import { IDENTITY_MESSAGES } from '../messages.js';

/** Deletes accounts at their owner's request, by the owner or by an administrator who was asked. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly live: LiveSessions,
    private readonly owner: Reauthentication,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
    private readonly audit: AuditTrail,
    private readonly deleted: DeletedAccounts,
  ) {}

  /**
   * Deletes the account with all its data; the audit trail keeps only its id. Every session of the account is signed out, and what other
   * modules have of the person ends with it (docs/adr/0050).
   * @throws AppError `invalid_fields` at `password`; `sign_in_again`; `last_super_admin`
   */
  async delete(caller: CurrentUser, password: string | undefined): Promise<void> {
    const owner = await this.owner.confirm(caller, password, 'password');
    await this.database.write((em) => this.remove(em, owner, caller, caller));
  }

  /** An administrator proves that they are at their screen, before `erase`. @throws AppError as `Reauthentication.confirm` */
  async confirm(caller: CurrentUser, password: string | undefined): Promise<void> {
    await this.owner.confirm(caller, password, 'password');
  }

  /**
   * Deletes an account because its owner has asked for it, as `delete` does.
   * @param details of the entry in the audit trail
   * @throws AppError `not_found`; `not_allowed` for an administrator's account, unless by a super administrator; `last_super_admin`
   */
  async erase(em: EntityManager, by: CurrentUser, id: string, details: Record<string, unknown>): Promise<void> {
    const owner = await em.findOne(User, { id });
    if (owner === null) throw notFound();
    const isAdministrator = ADMIN_ROLES.some((role) => role === owner.role);
    if (isAdministrator && by.role !== 'super_admin') throw notAllowed();
    await this.remove(em, owner, { id, role: owner.role ?? null, session_id: '' }, by, details);
  }

  private async remove(
    em: EntityManager,
    account: User,
    owner: CurrentUser,
    by: CurrentUser,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    const { id, email } = account;
    // Before the row of the account is locked: anyone who changes a case locks the case first, and then the account.
    await this.deleted.deleting(em, { owner, by, email, is_confirmed: account.email_verified_at != null });
    const role = await this.roleOf(em, id);
    await this.sessions.endAll(em, id);
    await this.mails.notifyOwner(em, account, 'account_deleted', {});
    await sql`delete from sign_ups where lower(email) = lower(${email})`.execute(within(em));
    await em.nativeDelete(User, { id });
    // Other processes learn from this row that the account no longer exists: its sessions were deleted with it (`LiveSessions`).
    const actor = by.id === id ? { id, role } : by;
    await this.audit.record(em, { action: 'account.deleted', actor, subject_id: id, details });
    this.database.afterCommit(em, () => this.live.endAccess(id, NO_ACCESS));
  }

  /**
   * Role of an account that may be deleted. Rows are locked in a fixed order, so when two super administrators delete their accounts at
   * once, one account stays.
   */
  private async roleOf(em: EntityManager, id: string): Promise<Role | null> {
    const { rows } = await sql<{ id: string; role: Role | null }>`
      select id, role from users where id = ${id} or role = 'super_admin' order by id for update`.execute(within(em));
    const own = rows.find((row) => row.id === id);
    if (!own) throw signInFirst();
    if (own.role === 'super_admin' && rows.length === 1)
      throw new AppError('last_super_admin', IDENTITY_MESSAGES.last_super_admin);
    return own.role;
  }
}
