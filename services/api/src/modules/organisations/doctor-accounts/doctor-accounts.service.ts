import type { Role } from '@ayana/contracts/identity';
import type { DoctorAccount } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { ACCESS_VERSION, LiveSessions } from '../../identity/index.js';
import { WorkLeavers } from '../left-work.js';
import { lockPerson, type Person, refuseOther } from '../members/joining.service.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { OrganisationEvents } from '../organisation-events.js';

type Found = Pick<DoctorAccount, 'id' | 'user'>;

/** The staff link an account that exists to a doctor of the catalogue, and unlink it. */
@Injectable()
export class DoctorAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly live: LiveSessions,
    private readonly events: OrganisationEvents,
    private readonly leavers: WorkLeavers,
  ) {}

  /** @throws AppError `not_found` */
  find(id: string): Promise<DoctorAccount> {
    return this.database.derive((em) => this.found(em, id));
  }

  /**
   * By the address of the account, which gets the role of a doctor.
   * @throws AppError `not_found`; `invalid_fields` at `email` for an account that is none, or something else; `illegal_transition` for a
   * doctor who has one
   */
  async link(user: CurrentUser, id: string, email: string): Promise<DoctorAccount> {
    const { account, person_id, access } = await this.database.write(async (em) => {
      const doctor = await this.lock(em, id);
      const person = await personBy(em, email);
      if (doctor.user?.id === person.id) return { account: await this.found(em, id), person_id: person.id };
      if (doctor.user !== null) throw new AppError('illegal_transition', messages.doctor_has_account);
      await refuseUnfit(em, person);
      await sql`update doctors set user_id = ${person.id} where id = ${id}`.execute(within(em));
      // A person who was invited instead can no longer accept.
      await sql`update organisation_invitations set ended_at = ${this.clock.now()}
        where doctor_id = ${id} and accepted_at is null and ended_at is null`.execute(within(em));
      const version = await this.setRole(em, person, 'doctor');
      await this.record(em, user, person.id, { id, what: 'linked' });
      return { account: await this.found(em, id), person_id: person.id, access: version };
    });
    if (access !== undefined) this.live.endAccess(person_id, access);
    return account;
  }

  /**
   * The account loses the role with its next request, and its sockets are disconnected. Its open work goes back to the case managers.
   * @throws AppError `not_found`
   */
  async unlink(user: CurrentUser, id: string): Promise<DoctorAccount> {
    const { account, person_id, access } = await this.database.write(async (em) => {
      const before = await this.found(em, id);
      // The journeys are locked before the account, as everyone who changes their work does.
      if (before.user !== null) await this.leavers.leaving(em, { actor: user, user_id: before.user.id });
      const doctor = await this.lock(em, id);
      if (doctor.user === null) return { account: before, person_id: '' };
      const person = await lockPerson(em, doctor.user.id);
      await sql`update doctors set user_id = null where id = ${id}`.execute(within(em));
      const version = person.role === 'doctor' ? await this.setRole(em, person, null) : undefined;
      await this.record(em, user, person.id, { id, what: 'unlinked' });
      await this.events.doctorChanged(em, id, [person.id]);
      return { account: await this.found(em, id), person_id: person.id, access: version };
    });
    if (access !== undefined) this.live.endAccess(person_id, access);
    return account;
  }

  /** @returns the new version of their access; undefined when the role stays */
  private async setRole(em: EntityManager, { id, role }: Person, to: Role | null): Promise<number | undefined> {
    if (role === to) return undefined;
    const changed = await within(em)
      .updateTable('users')
      .set({ role: to, updated_at: this.clock.now() })
      .where('id', '=', id)
      .returning(ACCESS_VERSION.as('access'))
      .executeTakeFirstOrThrow();
    return changed.access;
  }

  private async record(
    em: EntityManager,
    actor: CurrentUser,
    subject_id: string,
    details: { id: string; what: string },
  ) {
    await this.trail.record(em, { action: 'membership.changed', actor, subject_id, details });
    await this.events.doctorChanged(em, details.id);
  }

  private async lock(em: EntityManager, id: string): Promise<Found> {
    await sql`select from doctors where id = ${id} for no key update`.execute(within(em));
    return this.found(em, id);
  }

  private async found(em: EntityManager, id: string): Promise<DoctorAccount> {
    const { rows } = await sql<DoctorAccount>`
      select doctor.id, doctor.full_name,
        jsonb_build_object('id', partner.id, 'name', partner.company_name) as organisation,
        case when person.id is null then null
          else jsonb_build_object('id', person.id, 'name', person.name, 'email', person.email) end as user,
        (select jsonb_build_object('id', invitation.id, 'email', invitation.email, 'name', invitation.name, 'role', null,
            'sent_at', invitation.sent_at, 'expires_at', invitation.expires_at)
          from organisation_invitations invitation
          where invitation.doctor_id = doctor.id and invitation.accepted_at is null and invitation.ended_at is null
          order by invitation.sent_at desc limit 1) as invitation
      from doctors doctor
        join partner_hospitals hospital on hospital.id = doctor.hospital_id
        join partners partner on partner.id = hospital.partner_id
        left join users person on person.id = doctor.user_id
      where doctor.id = ${id}`.execute(within(em));
    if (rows[0] === undefined) throw notFound();
    return rows[0];
  }
}

const atEmail = (message: string): AppError => refusedFields([{ field: 'email', message }]);

async function personBy(em: EntityManager, email: string): Promise<Person> {
  const { rows } = await sql<{ id: string }>`
    select id from users where lower(email) = lower(${email}) and email_verified_at is not null`.execute(within(em));
  if (rows[0] === undefined) throw atEmail(messages.no_such_account);
  return lockPerson(em, rows[0].id);
}

async function refuseUnfit(em: EntityManager, person: Person): Promise<void> {
  const { rows } = await sql`select from doctors where user_id = ${person.id}`.execute(within(em));
  if (rows.length > 0) throw atEmail(messages.account_of_other_doctor);
  await refuseOther(em, person, 'doctor').catch((error: unknown) => {
    throw error instanceof AppError ? atEmail(messages.address_of_other) : error;
  });
}
