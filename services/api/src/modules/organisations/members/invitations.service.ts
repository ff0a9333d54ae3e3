import type { OrganisationInvitation } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { MessagingService } from '../../messaging/index.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { isStaff, organisationFor } from '../organisation-access.js';
import { OrganisationEvents } from '../organisation-events.js';
import { InvitationLinks } from './invitation-links.js';
import type { NewInvitationDto } from './members.dto.js';
import { OrganisationInvitationRow } from './organisation-invitation.entity.js';

/** Mails of one organisation in a day: each goes to an address of someone's choice. */
const INVITATIONS_A_DAY = 50;
const SENT_MAX = 10;
const DAY = 24 * 60 * 60 * 1000;

export type InvitedTo = { partner_id: string } | { doctor_id: string };

/** Invites people into organisations, and doctors to the account of their entry in the catalogue. */
@Injectable()
export class OrganisationInvitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly links: InvitationLinks,
    private readonly trail: AuditTrail,
    private readonly messaging: MessagingService,
    private readonly events: OrganisationEvents,
  ) {}

  /** By an owner or the staff. @throws AppError `not_found`, `not_allowed`, `invalid_fields` */
  async invite(
    em: EntityManager,
    user: CurrentUser,
    partner_id: string,
    form: NewInvitationDto,
  ): Promise<OrganisationInvitation> {
    await organisationFor(within(em), user, partner_id, 'own');
    return this.send(em, user, { partner_id }, form);
  }

  /** By the staff: the account that accepts belongs to the doctor. */
  async inviteDoctor(
    em: EntityManager,
    user: CurrentUser,
    doctor_id: string,
    { email, name }: Pick<NewInvitationDto, 'email' | 'name'>,
  ): Promise<OrganisationInvitation> {
    const { rows } = await sql<{ user_id: string | null }>`
      select user_id from doctors where id = ${doctor_id} and is_active`.execute(within(em));
    const [doctor] = rows;
    if (doctor === undefined) throw notFound();
    if (doctor.user_id !== null) throw new AppError('illegal_transition', messages.doctor_has_account);
    return this.send(em, user, { doctor_id }, { email, name });
  }

  /** A doctor that the staff approved for a hospital: the entry need not be shown yet. */
  inviteApproved(
    em: EntityManager,
    user: CurrentUser,
    doctor_id: string,
    person: Pick<NewInvitationDto, 'email' | 'name'>,
  ): Promise<OrganisationInvitation> {
    return this.send(em, user, { doctor_id }, person);
  }

  /** @throws AppError `invalid_fields` at `email` for a person who is something else already */
  async refuseInvited(em: EntityManager, email: string): Promise<void> {
    const { rows } = await sql<{ is_member: boolean; is_other: boolean }>`select
      exists (select from partner_members member join users person on person.id = member.user_id
        where lower(person.email) = lower(${email})) as is_member,
      exists (select from users person where lower(email) = lower(${email})
        and (role in ('patient', 'admin', 'super_admin', 'ayana_staff')
          or exists (select from doctors where user_id = person.id))) as is_other`.execute(within(em));
    const [found] = rows;
    if (found?.is_member === true) throw refusedFields([{ field: 'email', message: messages.address_of_member }]);
    if (found?.is_other === true) throw refusedFields([{ field: 'email', message: messages.address_of_other }]);
  }

  /** Sends a new link; the one before no longer works. */
  resend(user: CurrentUser, id: string): Promise<OrganisationInvitation> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      if (row.sent_count >= SENT_MAX) throw new AppError('illegal_transition', messages.invitations_enough);
      Object.assign(row, this.links.issue(), { sent_count: row.sent_count + 1 });
      await em.flush();
      await this.mail(em, user, row);
      await this.changed(em, row);
      return invitationOf(row);
    });
  }

  /** Takes an invitation back: its link no longer works. */
  end(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      row.ended_at = this.clock.now();
      await em.flush();
      await this.record(em, user, row, 'invitation_ended');
      await this.changed(em, row);
    });
  }

  private async send(
    em: EntityManager,
    user: CurrentUser,
    to: InvitedTo,
    { email, name, role }: Pick<NewInvitationDto, 'email' | 'name'> & Partial<Pick<NewInvitationDto, 'role'>>,
  ): Promise<OrganisationInvitation> {
    const isDoctor = 'doctor_id' in to;
    // One after the other: an address is invited once.
    if (isDoctor) await sql`select from doctors where id = ${to.doctor_id} for no key update`.execute(within(em));
    else await sql`select from partners where id = ${to.partner_id} for no key update`.execute(within(em));
    await this.refuseAddress(em, to, email);
    const known = await em.findOne(OrganisationInvitationRow, { ...to, email, accepted_at: null, ended_at: null });
    if (known !== null && known.sent_count >= SENT_MAX)
      throw new AppError('illegal_transition', messages.invitations_enough);
    const given = { name, role: isDoctor ? null : (role ?? 'member'), invited_by: user.id };
    const row = known ?? this.newRow(em, to, email, given);
    if (known !== null) Object.assign(known, given, this.links.issue(), { sent_count: known.sent_count + 1 });
    await em.flush();
    await this.mail(em, user, row);
    await this.record(em, user, row, 'invited');
    await this.changed(em, row);
    return invitationOf(row);
  }

  private newRow(
    em: EntityManager,
    to: InvitedTo,
    email: string,
    given: Pick<OrganisationInvitationRow, 'name' | 'role' | 'invited_by'>,
  ): OrganisationInvitationRow {
    return em.create(OrganisationInvitationRow, {
      id: this.ids.next(),
      ...to,
      email,
      ...given,
      ...this.links.issue(),
      sent_count: 1,
      created_at: this.clock.now(),
    });
  }

  private async refuseAddress(em: EntityManager, to: InvitedTo, email: string): Promise<void> {
    await this.refuseInvited(em, email);
    const { rows } = await sql<{
      recent: number;
    }>`select (select count(*)::int from organisation_invitations where created_at > ${new Date(this.clock.now().getTime() - DAY)}
        and coalesce(partner_id, doctor_id) = ${'doctor_id' in to ? to.doctor_id : to.partner_id}) as recent`.execute(
      within(em),
    );
    if ((rows[0]?.recent ?? 0) >= INVITATIONS_A_DAY)
      throw refusedFields([{ field: 'email', message: messages.invitations_a_day(INVITATIONS_A_DAY) }]);
  }

  /** An open invitation that the caller may work on. */
  private async lock(em: EntityManager, user: CurrentUser, id: string): Promise<OrganisationInvitationRow> {
    const row = await em.findOne(OrganisationInvitationRow, { id, accepted_at: null, ended_at: null }, FOR_UPDATE);
    if (row === null) throw notFound();
    if (row.partner_id != null) await organisationFor(within(em), user, row.partner_id, 'own');
    else if (!isStaff(user)) await this.refuseOtherDoctors(em, user, row.doctor_id ?? '');
    return row;
  }

  /** A doctor is invited by the staff, and by who may write for the doctor's hospital. */
  private async refuseOtherDoctors(em: EntityManager, user: CurrentUser, doctorId: string): Promise<void> {
    const { rows } = await sql<{ partner_id: string }>`
      select hospital.partner_id from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
      where doctor.id = ${doctorId}`.execute(within(em));
    if (rows[0] === undefined) throw notFound();
    await organisationFor(within(em), user, rows[0].partner_id, 'write');
  }

  private async mail(em: EntityManager, user: CurrentUser, row: OrganisationInvitationRow): Promise<void> {
    const { rows } = await sql<{ organisation: string; inviter: string | null; doctor: string | null }>`
      select coalesce(
          (select company_name from partners where id = ${row.partner_id ?? null}),
          (select hospital.hospital_name from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
            where doctor.id = ${row.doctor_id ?? null})) as organisation,
        (select full_name from doctors where id = ${row.doctor_id ?? null}) as doctor,
        (select name from users where id = ${user.id}) as inviter`.execute(within(em));
    const { link_id, name, email, expires_at } = row;
    await this.messaging.queueMail(em, {
      template: 'organisation_invitation',
      to: email,
      data: {
        link_id,
        name,
        organisation: rows[0]?.organisation ?? '',
        doctor: rows[0]?.doctor ?? null,
        // Not every colleague of the staff is known by name.
        inviter: isStaff(user) ? null : (rows[0]?.inviter ?? null),
        expires_at: isoTime(expires_at),
      },
      dedupe_key: `organisation_invitation:${link_id}`,
    });
  }

  private record(em: EntityManager, actor: CurrentUser, row: OrganisationInvitationRow, what: string): Promise<void> {
    const { id, partner_id = null, doctor_id = null, role = null } = row;
    return this.trail.record(em, {
      action: 'membership.changed',
      actor,
      subject_id: null,
      details: { id: partner_id ?? doctor_id, invitation_id: id, what, role },
    });
  }

  private changed(em: EntityManager, { partner_id, doctor_id }: OrganisationInvitationRow): Promise<void> {
    return partner_id == null ? this.events.doctorChanged(em, doctor_id ?? '') : this.events.changed(em, partner_id);
  }
}

export const invitationOf = (row: OrganisationInvitationRow): OrganisationInvitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role ?? null,
  sent_at: isoTime(row.sent_at),
  expires_at: isoTime(row.expires_at),
});
