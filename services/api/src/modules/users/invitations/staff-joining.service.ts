import type { OpenedStaffInvitation, Role } from '@ayana/contracts/identity';
import { invitationRefusal } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';
import { AuditTrail } from '../../activity/index.js';
import { ACCESS_VERSION, LiveSessions } from '../../identity/index.js';
import { USER_MESSAGES as messages } from '../messages.js';
import { StaffInvitationRow } from './staff-invitation.entity.js';

interface Invited {
  id: string;
  role: Role | null;
  email: string;
  email_verified_at: Date | null;
  /** Has a case as a patient, or belongs to an organisation. */
  is_other: boolean;
}

/** Accepting an invitation to work for us. */
@Injectable()
export class StaffJoining {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly live: LiveSessions,
  ) {}

  /** @throws AppError `not_found` for a link that is unknown, taken back, or was replaced by a newer one */
  async opened(token: string): Promise<OpenedStaffInvitation> {
    const row = await this.database
      .read()
      .selectFrom('staff_invitations')
      .selectAll()
      .where('token_hash', '=', permanentTokenHash(token))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    const { name, email, role } = row;
    const isOver = new Date(row.expires_at) <= this.clock.now();
    return { name, email, role, state: row.accepted_at !== null ? 'accepted' : isOver ? 'expired' : 'open' };
  }

  /**
   * Once, signed in with the address that was invited. Their sessions continue with the new role.
   * @throws AppError `not_found`; `link_invalid` for one that is used or too old; `not_allowed` for another address;
   * `illegal_transition` for an account that is something else already
   */
  async accept(user: CurrentUser, token: string): Promise<{ role: Role }> {
    const { access, role } = await this.database.write(async (em) => {
      const row = await em.findOne(
        StaffInvitationRow,
        { token_hash: permanentTokenHash(token), ended_at: null },
        FOR_UPDATE,
      );
      if (row === null) throw notFound();
      const person = await lockInvited(em, user.id);
      const refusal = invitationRefusal(row, person, this.clock.now());
      if (refusal === 'over') throw new AppError('link_invalid', messages.invitation_over);
      if (refusal === 'address') throw new AppError('not_allowed', messages.invitation_address);
      if (person.is_other || (person.role !== null && person.role !== 'unverified_user'))
        throw new AppError('illegal_transition', messages.another_account);
      Object.assign(row, { accepted_at: this.clock.now(), accepted_by: person.id });
      await em.flush();
      return { role: row.role, access: await this.give(em, person, row) };
    });
    this.live.endAccess(user.id, access);
    return { role };
  }

  /** @returns the new version of their access */
  private async give(em: EntityManager, { id, role: from }: Invited, row: StaffInvitationRow): Promise<number> {
    const now = this.clock.now();
    const { access } = await within(em)
      .updateTable('users')
      .set({ role: row.role, updated_at: now })
      .where('id', '=', id)
      .returning(ACCESS_VERSION.as('access'))
      .executeTakeFirstOrThrow();
    await sql`update role_applications set status = 'given', decided_at = ${now}, decided_by = ${row.invited_by ?? null}
      where user_id = ${id} and status = 'pending'`.execute(within(em));
    const actor = { id, role: row.role };
    await this.trail.record(em, {
      action: 'staff_invitation.changed',
      actor,
      subject_id: id,
      details: { id: row.id, what: 'accepted', role: row.role },
    });
    await this.trail.record(em, {
      action: 'role.given',
      actor,
      subject_id: id,
      details: { from, to: row.role, invited_by: row.invited_by ?? null },
    });
    return access;
  }
}

async function lockInvited(em: EntityManager, id: string): Promise<Invited> {
  const { rows } = await sql<Invited>`
    select id, role, email, email_verified_at, (exists (select from partner_members where user_id = person.id)
      or exists (select from treatment_requests where patient_id = person.id)
      or exists (select from patient_journeys where patient_id = person.id)) as is_other
    from users person where id = ${id} for no key update`.execute(within(em));
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}
