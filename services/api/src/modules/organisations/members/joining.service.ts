import type { Role } from '@ayana/contracts/identity';
import {
  invitationRefusal,
  type OpenedOrganisationInvitation,
  ORGANISATION_ROLES,
  type OrganisationKind,
} from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { ACCESS_VERSION, LiveSessions } from '../../identity/index.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { OrganisationEvents } from '../organisation-events.js';
import { hashOfToken } from './invitation-links.js';
import { OrganisationInvitationRow } from './organisation-invitation.entity.js';
import { PartnerMemberRow } from './partner-member.entity.js';

export interface Person {
  id: string;
  role: Role | null;
  email: string;
  name: string;
  email_verified_at: Date | null;
}

/** Where a person works: an organisation, or the doctor of the catalogue who they are. */
export type WorkPlace = Pick<Partial<OrganisationInvitationRow>, 'partner_id' | 'doctor_id' | 'role'> & {
  invitation_id?: string;
};

/** Accepting an invitation: the person gets the role of the organisation's portal and belongs to it. */
@Injectable()
export class Joining {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly live: LiveSessions,
    private readonly events: OrganisationEvents,
  ) {}

  /** @throws AppError `not_found` for a link that is unknown, taken back, or was replaced by a newer one */
  async opened(token: string): Promise<OpenedOrganisationInvitation> {
    const { rows } = await sql<OpenedOrganisationInvitation>`
      select coalesce(partner.company_name, hospital.hospital_name) as organisation_name, coalesce(partner.kind, 'hospital') as kind,
        doctor.full_name as doctor_name, invitation.name, invitation.email, invitation.role,
        case when invitation.accepted_at is not null then 'accepted'
          when invitation.expires_at <= ${this.clock.now()} then 'expired' else 'open' end as state
      from organisation_invitations invitation
        left join partners partner on partner.id = invitation.partner_id
        left join doctors doctor on doctor.id = invitation.doctor_id
        left join partner_hospitals hospital on hospital.id = doctor.hospital_id
      where invitation.token_hash = ${hashOfToken(token)} and invitation.ended_at is null`.execute(
      this.database.read(),
    );
    if (rows[0] === undefined) throw notFound();
    return rows[0];
  }

  /**
   * Once, signed in with the address that was invited. Their sessions continue with the new role.
   * @throws AppError `not_found`; `link_invalid` for one that is used or too old; `not_allowed` for another address;
   * `illegal_transition` for an account that is something else already
   */
  async accept(user: CurrentUser, token: string): Promise<{ role: Role }> {
    const { access, role } = await this.database.write(async (em) => {
      const row = await em.findOne(
        OrganisationInvitationRow,
        { token_hash: hashOfToken(token), ended_at: null },
        FOR_UPDATE,
      );
      if (row === null) throw notFound();
      const person = await lockPerson(em, user.id);
      const refusal = invitationRefusal(row, person, this.clock.now());
      if (refusal === 'over') throw new AppError('link_invalid', messages.invitation_over);
      if (refusal === 'address') throw new AppError('not_allowed', messages.invitation_address);
      const placed = await this.place(em, person, placeOf(row));
      Object.assign(row, { accepted_at: this.clock.now(), accepted_by: person.id });
      await em.flush();
      return placed;
    });
    if (access !== undefined) this.live.endAccess(user.id, access);
    return { role };
  }

  /**
   * Puts a person where they work, with the role of its portal, in one step; an application of theirs is accepted by it.
   * @param actor who decides; the person themselves when left out
   * @throws AppError `illegal_transition` for an account that is something else already
   */
  async place(
    em: EntityManager,
    person: Person,
    place: WorkPlace,
    actor?: CurrentUser,
  ): Promise<{ role: Role; access: number | undefined }> {
    const { partner_id = null, doctor_id = null, role = null } = place;
    const given = partner_id === null ? 'doctor' : await roleIn(em, partner_id);
    await refuseOther(em, person, given);
    if (partner_id === null) await this.become(em, person, doctor_id ?? '');
    else
      em.create(PartnerMemberRow, {
        user_id: person.id,
        partner_id,
        role: role ?? 'member',
        created_at: this.clock.now(),
      });
    await em.flush();
    await this.finish(em, person, place, actor ?? { id: person.id, role: given }, actor?.id ?? null);
    return { role: given, access: await this.giveRole(em, person, given, actor ?? person) };
  }

  private async become(em: EntityManager, { id }: Person, doctorId: string): Promise<void> {
    const { rows } = await sql`update doctors set user_id = ${id} where id = ${doctorId} and user_id is null
      and not exists (select from doctors other where other.user_id = ${id}) returning id`.execute(within(em));
    if (rows.length === 0) throw new AppError('illegal_transition', messages.doctor_has_account);
  }

  private async finish(
    em: EntityManager,
    person: Person,
    { partner_id = null, doctor_id = null, role = null, invitation_id }: WorkPlace,
    actor: Pick<CurrentUser, 'id' | 'role'>,
    decided_by: string | null,
  ): Promise<void> {
    await this.trail.record(em, {
      action: 'membership.changed',
      actor,
      subject_id: person.id,
      details: {
        id: partner_id ?? doctor_id,
        ...(invitation_id === undefined ? {} : { invitation_id }),
        what: 'joined',
        role,
      },
    });
    await sql`update role_applications set status = 'given', decided_at = ${this.clock.now()}, decided_by = ${decided_by}
      where user_id = ${person.id} and status = 'pending'`.execute(within(em));
    if (partner_id !== null) await this.events.changed(em, partner_id);
    else await this.events.doctorChanged(em, doctor_id ?? '');
  }

  /** @returns the new version of their access; undefined when the role stays */
  private async giveRole(
    em: EntityManager,
    { id, role }: Person,
    to: Role,
    actor: Pick<CurrentUser, 'id'> & { role: Role | null },
  ): Promise<number | undefined> {
    if (role === to) return undefined;
    const row = await within(em)
      .updateTable('users')
      .set({ role: to, updated_at: this.clock.now() })
      .where('id', '=', id)
      .returning(ACCESS_VERSION.as('access'))
      .executeTakeFirstOrThrow();
    await this.trail.record(em, {
      action: role === null ? 'role.given' : 'role.changed',
      actor: { id: actor.id, role: actor.role },
      subject_id: id,
      details: { from: role, to },
    });
    return row.access;
  }
}

const placeOf = ({ id, partner_id, doctor_id, role }: OrganisationInvitationRow): WorkPlace => ({
  partner_id: partner_id ?? null,
  doctor_id: doctor_id ?? null,
  role: role ?? null,
  invitation_id: id,
});

export async function lockPerson(em: EntityManager, id: string): Promise<Person> {
  const { rows } = await sql<Person>`
    select id, role, email, name, email_verified_at from users where id = ${id} for no key update`.execute(within(em));
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}

async function roleIn(em: EntityManager, partnerId: string): Promise<Role> {
  const { rows } = await sql<{ kind: OrganisationKind }>`
    select kind from partners where id = ${partnerId} and status = 'active' for key share`.execute(within(em));
  if (rows[0] === undefined) throw notFound();
  return ORGANISATION_ROLES[rows[0].kind];
}

/** An account is one thing: who has a case as a patient, or works elsewhere, uses another address. */
export async function refuseOther(em: EntityManager, { id, role }: Person, given: Role): Promise<void> {
  const isFree = role === null || role === 'unverified_user' || role === 'partner' || role === given;
  const { rows } = await sql<{ is_member: boolean; is_patient: boolean }>`select
    exists (select from partner_members where user_id = ${id}) as is_member,
    exists (select from treatment_requests where patient_id = ${id})
      or exists (select from patient_journeys where patient_id = ${id}) as is_patient`.execute(within(em));
  if (rows[0]?.is_member === true) throw new AppError('illegal_transition', messages.already_member);
  if (!isFree || rows[0]?.is_patient === true) throw new AppError('illegal_transition', messages.another_account);
}
