import type { ProposedDoctor } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import { AuditTrail } from '../../activity/index.js';
import { OrganisationInvitations } from '../members/invitations.service.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { organisationFor } from '../organisation-access.js';
import { OrganisationEvents } from '../organisation-events.js';
import { ProposalMails } from '../proposals/proposal-mails.js';
import { ProposedDoctorRow } from './proposed-doctor.entity.js';
import { ProposedEntries, type ProposedPlace } from './proposed-entries.js';
import type { NewProposedDoctorDto } from './proposed-doctors.dto.js';
import { proposedDoctor } from './proposed-doctors.queries.js';

/** A hospital proposes a doctor without an account; the staff approve, and the doctor is invited. */
@Injectable()
export class ProposedDoctors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: ProposedEntries,
    private readonly invitations: OrganisationInvitations,
    private readonly trail: AuditTrail,
    private readonly events: OrganisationEvents,
    private readonly mails: ProposalMails,
  ) {}

  /**
   * By a member of the hospital who may write.
   * @throws AppError `not_found`, `not_allowed`, `invalid_fields` for what could not be approved
   */
  async propose(
    em: EntityManager,
    user: CurrentUser,
    partner_id: string,
    form: NewProposedDoctorDto,
  ): Promise<ProposedDoctor> {
    await organisationFor(within(em), user, partner_id, 'write');
    // One after the other: an address is proposed once.
    await sql`select from partners where id = ${partner_id} for no key update`.execute(within(em));
    const place = await this.entries.placeOf(em, partner_id, form);
    await this.invitations.refuseInvited(em, form.email);
    await refuseProposed(em, partner_id, form.email, place);
    const now = this.clock.now();
    const row = em.create(ProposedDoctorRow, {
      id: this.ids.next(),
      partner_id,
      ...place,
      email: form.email,
      note: form.note ?? null,
      status: 'proposed',
      proposed_by: user.id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.answer(em, user, row, 'doctor_proposed');
  }

  /** @throws AppError `not_found`, `not_allowed`; `illegal_transition` for one that was decided */
  withdraw(user: CurrentUser, id: string): Promise<ProposedDoctor> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      if (row.status !== 'proposed') throw new AppError('illegal_transition', messages.proposal_decided);
      return this.change(em, user, row, { status: 'withdrawn' });
    });
  }

  /** Again, where an invitation was taken back. @throws AppError `illegal_transition` for one that is not approved, or has joined */
  async invite(em: EntityManager, user: CurrentUser, id: string): Promise<ProposedDoctor> {
    const row = await this.lock(em, user, id);
    const { step } = await proposedDoctor(within(em), user, id);
    if (row.status !== 'approved' || row.doctor_id == null)
      throw new AppError('illegal_transition', messages.doctor_not_approved);
    if (step === 'joined') throw new AppError('illegal_transition', messages.doctor_has_account);
    await this.invitations.inviteApproved(em, user, row.doctor_id, { email: row.email, name: row.full_name });
    return this.answer(em, user, row, 'doctor_invited');
  }

  /**
   * A new doctor has an entry from now on, which is not shown; the doctor is invited.
   * @throws AppError `not_found`, `stale_version`, `illegal_transition`, `not_allowed`; `invalid_fields` when it no longer fits
   */
  approve(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<ProposedDoctor> {
    return this.decide(user, id, ifMatch, async (em, row) => {
      const doctor_id = row.doctor_id ?? (await this.entries.add(em, user, row));
      await this.change(em, user, row, { status: 'approved', doctor_id });
      await this.invitations.inviteApproved(em, user, doctor_id, { email: row.email, name: row.full_name });
    });
  }

  /** @throws AppError as `approve` */
  refuse(user: CurrentUser, id: string, reason: string, ifMatch: string | undefined): Promise<ProposedDoctor> {
    return this.decide(user, id, ifMatch, async (em, row) => {
      await this.change(em, user, row, { status: 'refused', reason });
    });
  }

  private decide(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, row: ProposedDoctorRow) => Promise<void>,
  ): Promise<ProposedDoctor> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      refuseStale(ifMatch, row.version);
      if (row.status !== 'proposed') throw new AppError('illegal_transition', messages.proposal_decided);
      refuseOwnApproval(user, [row.proposed_by, await accountOf(em, row.doctor_id ?? null)]);
      Object.assign(row, { decided_by: user.id, decided_at: this.clock.now() });
      await work(em, row);
      await this.mails.doctorDecided(em, row);
      const { partner_id: _partner, ...answer } = await proposedDoctor(within(em), user, id);
      return answer;
    });
  }

  private async change(
    em: EntityManager,
    user: CurrentUser,
    row: ProposedDoctorRow,
    change: Partial<ProposedDoctorRow>,
  ): Promise<ProposedDoctor> {
    Object.assign(row, change, { version: row.version + 1, updated_at: this.clock.now() });
    await em.flush();
    return this.answer(em, user, row, `doctor_${row.status}`);
  }

  private async answer(
    em: EntityManager,
    actor: CurrentUser,
    { id, partner_id }: ProposedDoctorRow,
    what: string,
  ): Promise<ProposedDoctor> {
    await this.trail.record(em, { action: 'proposal.changed', actor, subject_id: null, details: { id, what } });
    await this.events.changed(em, partner_id);
    const { partner_id: _partner, ...answer } = await proposedDoctor(within(em), actor, id);
    return answer;
  }

  private async lock(em: EntityManager, user: CurrentUser, id: string): Promise<ProposedDoctorRow> {
    // Another organisation's is the same as none.
    const { partner_id } = await proposedDoctor(within(em), user, id);
    await organisationFor(within(em), user, partner_id, 'write');
    const row = await em.findOne(ProposedDoctorRow, { id }, FOR_UPDATE);
    if (row === null) throw notFound();
    return row;
  }
}

async function accountOf(em: EntityManager, doctorId: string | null): Promise<string | null> {
  const { rows } = await sql<{ user_id: string | null }>`select user_id from doctors where id = ${doctorId}`.execute(
    within(em),
  );
  return rows[0]?.user_id ?? null;
}

async function refuseProposed(
  em: EntityManager,
  partnerId: string,
  email: string,
  { doctor_id }: ProposedPlace,
): Promise<void> {
  const { rows } = await sql`select from proposed_doctors where partner_id = ${partnerId} and status = 'proposed'
    and (lower(email) = lower(${email}) or doctor_id = ${doctor_id})`.execute(within(em));
  if (rows.length > 0) throw refusedFields([{ field: 'email', message: messages.doctor_proposed }]);
}
