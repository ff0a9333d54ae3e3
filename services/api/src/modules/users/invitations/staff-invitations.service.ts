import { BRAND } from '@ayana/contracts/brand';
import { roleChangeRefusal, STAFF_INVITATION_DAYS, type StaffInvitation } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { oneTimeTokens } from '../../../platform/secrets/one-time-token.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';
import { AuditTrail } from '../../activity/index.js';
import { MessagingService } from '../../messaging/index.js';
import { USER_MESSAGES as messages } from '../messages.js';
import { StaffInvitationRow } from './staff-invitation.entity.js';
import type { NewStaffInvitationDto } from './staff-invitations.dto.js';

const DAY = 24 * 60 * 60 * 1000;
/** Mails of one invitation. */
const SENT_MAX = 10;
/** Open ones at a time: each mail goes to an address of someone's choice. */
const OPEN_MAX = 50;
/** Nobody has it: an invited person has no account yet. */
const NOBODY = '';

/** Invites colleagues: by administrators, and administrators by a super administrator. */
@Injectable()
export class StaffInvitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly trail: AuditTrail,
    private readonly messaging: MessagingService,
  ) {}

  /** Those that were not accepted yet, the newest first. */
  async list(): Promise<StaffInvitation[]> {
    const rows = await this.database
      .read()
      .selectFrom('staff_invitations as invitation')
      .leftJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
      .selectAll('invitation')
      .select('inviter.name as inviter_name')
      .where('invitation.accepted_at', 'is', null)
      .where('invitation.ended_at', 'is', null)
      .orderBy('invitation.created_at', 'desc')
      .orderBy('invitation.id')
      .execute();
    const now = this.clock.now();
    return rows.map((row) => invitationOf(row, row.inviter_name, now));
  }

  /** @throws AppError `invalid_fields` for an address that has an account with a role, `administrators_only` */
  async invite(em: EntityManager, user: CurrentUser, form: NewStaffInvitationDto): Promise<StaffInvitation> {
    this.refuseRole(user, form.role);
    // One after the other: an address is invited once.
    await sql`select pg_advisory_xact_lock(hashtext('staff_invitations'))`.execute(within(em));
    await this.refuseAddress(em, form.email);
    const now = this.clock.now();
    const row = em.create(StaffInvitationRow, {
      id: this.ids.next(),
      email: form.email,
      name: form.name,
      role: form.role,
      ...this.issue(),
      invited_by: user.id,
      sent_count: 1,
      created_at: now,
    });
    await em.flush();
    return this.sent(em, user, row, 'invited');
  }

  /** Sends a new link; the one before works no more. */
  resend(user: CurrentUser, id: string): Promise<StaffInvitation> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      if (row.sent_count >= SENT_MAX) throw new AppError('illegal_transition', messages.invitations_enough);
      Object.assign(row, this.issue(), { sent_count: row.sent_count + 1 });
      await em.flush();
      return this.sent(em, user, row, 'resent');
    });
  }

  /** Takes an invitation back: its link works no more. */
  withdraw(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      row.ended_at = this.clock.now();
      await em.flush();
      await this.record(em, user, row, 'withdrawn');
    });
  }

  private issue(): Pick<StaffInvitationRow, 'link_id' | 'token_hash' | 'sent_at' | 'expires_at'> {
    const link_id = this.ids.next();
    const sent_at = this.clock.now();
    return {
      link_id,
      token_hash: permanentTokenHash(oneTimeTokens(this.config.cookieSecret)('join_organisation', link_id)),
      sent_at,
      expires_at: new Date(sent_at.getTime() + STAFF_INVITATION_DAYS * DAY),
    };
  }

  private refuseRole({ id, role }: CurrentUser, to: StaffInvitationRow['role']): void {
    const refusal = roleChangeRefusal({ actor: { id, role }, person: { id: NOBODY, role: null }, to, superAdmins: 2 });
    if (refusal === 'not_allowed') throw notAllowed();
    if (refusal !== null) throw new AppError(refusal, messages.roles[refusal]);
  }

  private async refuseAddress(em: EntityManager, email: string): Promise<void> {
    const { rows } = await sql<{ has_role: boolean; is_invited: boolean; open: number }>`select
      exists (select from users where lower(email) = lower(${email}) and role is not null and role <> 'unverified_user') as has_role,
      exists (select from staff_invitations where lower(email) = lower(${email}) and accepted_at is null and ended_at is null) as is_invited,
      (select count(*)::integer from staff_invitations where accepted_at is null and ended_at is null) as open`.execute(
      within(em),
    );
    const [found] = rows;
    if (found?.has_role === true) throw refusedFields([{ field: 'email', message: messages.address_has_role }]);
    if (found?.is_invited === true) throw refusedFields([{ field: 'email', message: messages.address_invited }]);
    if ((found?.open ?? 0) >= OPEN_MAX)
      throw refusedFields([{ field: 'email', message: messages.invitations_open(OPEN_MAX) }]);
  }

  /** An open invitation, to a role that the caller may give. */
  private async lock(em: EntityManager, user: CurrentUser, id: string): Promise<StaffInvitationRow> {
    const row = await em.findOne(StaffInvitationRow, { id, accepted_at: null, ended_at: null }, FOR_UPDATE);
    if (row === null) throw notFound();
    this.refuseRole(user, row.role);
    return row;
  }

  private async sent(
    em: EntityManager,
    user: CurrentUser,
    row: StaffInvitationRow,
    what: 'invited' | 'resent',
  ): Promise<StaffInvitation> {
    const inviter = await within(em).selectFrom('users').select('name').where('id', '=', user.id).executeTakeFirst();
    const { link_id, name, email, expires_at } = row;
    await this.messaging.queueMail(em, {
      template: 'organisation_invitation',
      to: email,
      data: {
        link_id,
        name,
        organisation: BRAND.name,
        doctor: null,
        inviter: inviter?.name ?? null,
        expires_at: isoTime(expires_at),
        is_colleague: true,
      },
      dedupe_key: `staff_invitation:${link_id}`,
    });
    await this.record(em, user, row, what);
    return invitationOf(row, inviter?.name ?? null, this.clock.now());
  }

  private record(em: EntityManager, actor: CurrentUser, row: StaffInvitationRow, what: string): Promise<void> {
    const { id, role } = row;
    return this.trail.record(em, {
      action: 'staff_invitation.changed',
      actor,
      subject_id: null,
      details: { id, what, role },
    });
  }
}

const invitationOf = (
  row: Pick<StaffInvitationRow, 'id' | 'email' | 'name' | 'role'> & {
    sent_at: Date | string;
    expires_at: Date | string;
  },
  invited_by: string | null,
  now: Date,
): StaffInvitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  invited_by,
  sent_at: isoTime(row.sent_at),
  expires_at: isoTime(row.expires_at),
  is_expired: new Date(row.expires_at) <= now,
});
