import {
  type ChangeProposal,
  DOCTOR_PROPOSAL_FIELDS,
  HOSPITAL_PROPOSAL_FIELDS,
  isSameValue,
  type ProposalField,
  type ProposalState,
  type ProposalSubject,
  type ProposalValue,
  type PublicProfile,
} from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../../activity/index.js';
import { CatalogueChanges } from '../../catalogue-upkeep/index.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { isStaff, organisationFor } from '../organisation-access.js';
import { OrganisationEvents } from '../organisation-events.js';
import { ChangeProposalRow, type ProposedChanges } from './change-proposal.entity.js';
import { ProposalMails } from './proposal-mails.js';
import type { DoctorProposalDto, HospitalProposalDto, ProposalsQueryDto } from './proposals.dto.js';
import { proposalOf, PROPOSALS, proposals, type ProposalRow } from './proposals.queries.js';

const FIELDS: Readonly<Record<ProposalSubject, readonly ProposalField[]>> = {
  hospital: HOSPITAL_PROPOSAL_FIELDS,
  doctor: DOCTOR_PROPOSAL_FIELDS,
};

interface Subject {
  name: string;
  partner_id: string;
}

/** What organisations propose to change of the public site: nothing of it is shown before the staff approve. */
@Injectable()
export class Proposals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly catalogue: CatalogueChanges,
    private readonly trail: AuditTrail,
    private readonly events: OrganisationEvents,
    private readonly mails: ProposalMails,
  ) {}

  async list(user: CurrentUser, query: ProposalsQueryDto): Promise<Page<ChangeProposal>> {
    return this.database.derive(async (em) => {
      const rows = proposals(within(em), user);
      const { items, next_cursor } = await keysetList(rows, PROPOSALS, query, null);
      const shown: ChangeProposal[] = [];
      for (const row of items) shown.push(await this.whole(em, row));
      return { items: shown, next_cursor };
    });
  }

  /** Of the doctor who the caller is; null for others. */
  async ownProfile(user: CurrentUser): Promise<PublicProfile | null> {
    const { rows } = await sql<{ id: string }>`select id from doctors where user_id = ${user.id}`.execute(
      this.database.read(),
    );
    return rows[0] === undefined ? null : this.profile(user, 'doctor', rows[0].id);
  }

  /** @throws AppError `not_found` for that of another organisation */
  profile(user: CurrentUser, kind: ProposalSubject, id: string): Promise<PublicProfile> {
    return this.database.derive((em) => this.profileWithin(em, user, kind, id));
  }

  /**
   * Proposed again while it waits, it replaces what waits. What is as it is already is left out.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `invalid_fields`
   */
  async propose(
    em: EntityManager,
    user: CurrentUser,
    { kind, id, ifMatch }: { kind: ProposalSubject; id: string; ifMatch?: string | undefined },
    { note, ...form }: HospitalProposalDto | DoctorProposalDto,
  ): Promise<PublicProfile> {
    const { partner_id } = await subjectFor(em, user, kind, id, 'write');
    await sql`select from partners where id = ${partner_id} for no key update`.execute(within(em));
    const waiting = await em.findOne(ChangeProposalRow, { subject_kind: kind, subject_id: id, status: 'waiting' });
    refuseStale(ifMatch, waiting?.version ?? 0);
    const now = await this.catalogue.current(em, kind, id);
    const change = Object.fromEntries(
      Object.entries(form).filter(([field, to]) => to !== undefined && !isSameValue(now[field], to)),
    );
    const [first] = FIELDS[kind];
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: first ?? 'summary', message: messages.nothing_proposed }]);
    await this.catalogue.check(em, kind, id, change);
    const changes: ProposedChanges = Object.fromEntries(
      Object.entries(change).map(([field, to]) => [field, { from: (now[field] ?? null) as ProposalValue, to }]),
    );
    const at = this.clock.now();
    const row =
      waiting ??
      em.create(ChangeProposalRow, {
        id: this.ids.next(),
        subject_kind: kind,
        subject_id: id,
        partner_id,
        changes,
        status: 'waiting',
        version: 0,
        created_at: at,
        updated_at: at,
      });
    Object.assign(row, { changes, note: note ?? null, proposed_by: user.id, updated_at: at, version: row.version + 1 });
    await em.flush();
    await this.traced(em, user, row, 'proposed');
    return this.profileWithin(em, user, kind, id);
  }

  withdraw(user: CurrentUser, id: string): Promise<ChangeProposal> {
    return this.decide(user, id, undefined, async (em, row): Promise<ProposalState> => {
      await subjectFor(em, user, row.subject_kind, row.subject_id, 'write');
      return 'withdrawn';
    });
  }

  /** The public site shows it from now on. @throws AppError `invalid_fields` when it no longer fits the row */
  approve(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<ChangeProposal> {
    return this.decide(user, id, ifMatch, async (em, row): Promise<ProposalState> => {
      await refuseOwn(em, user, row);
      const change = Object.fromEntries(Object.entries(row.changes).map(([field, { to }]) => [field, to]));
      await this.catalogue.apply(em, user, row.subject_kind, row.subject_id, change);
      return 'approved';
    });
  }

  sendBack(user: CurrentUser, id: string, reason: string, ifMatch: string | undefined): Promise<ChangeProposal> {
    return this.decide(user, id, ifMatch, async (em, row): Promise<ProposalState> => {
      await refuseOwn(em, user, row);
      row.reason = reason;
      return 'returned';
    });
  }

  private decide(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, row: ChangeProposalRow) => Promise<ProposalState> | ProposalState,
  ): Promise<ChangeProposal> {
    return this.database.write(async (em) => {
      // Another organisation's is the same as none.
      const seen = await proposals(within(em), user).where('list.id', '=', id).executeTakeFirstOrThrow(notFound);
      const row = await em.findOneOrFail(ChangeProposalRow, { id }, FOR_UPDATE);
      refuseStale(ifMatch, row.version);
      if (row.status !== 'waiting') throw new AppError('illegal_transition', messages.proposal_decided);
      const status = await work(em, row);
      row.status = status;
      const at = this.clock.now();
      Object.assign(row, { decided_by: user.id, decided_at: at, updated_at: at, version: row.version + 1 });
      await em.flush();
      await this.traced(em, user, row, status);
      if (status !== 'withdrawn') await this.mails.decided(em, row, seen.subject_name);
      return this.one(em, user, id);
    });
  }

  private async profileWithin(
    em: EntityManager,
    user: CurrentUser,
    kind: ProposalSubject,
    id: string,
  ): Promise<PublicProfile> {
    const { name } = await subjectFor(em, user, kind, id, 'read');
    const now = await this.catalogue.current(em, kind, id);
    const newest = await proposals(within(em), user)
      .where('list.subject_kind', '=', kind)
      .where('list.subject_id', '=', id)
      .orderBy('list.created_at', 'desc')
      .orderBy('list.id', 'desc')
      .executeTakeFirst();
    const waiting = newest?.status === 'waiting' ? newest : undefined;
    return {
      subject_kind: kind,
      subject_id: id,
      subject_name: name,
      values: Object.fromEntries(FIELDS[kind].map((field) => [field, (now[field] ?? null) as ProposalValue])),
      waiting: waiting === undefined ? null : proposalOf(waiting, now),
      returned: newest?.status === 'returned' ? proposalOf(newest, now) : null,
    };
  }

  private async one(em: EntityManager, user: CurrentUser, id: string): Promise<ChangeProposal> {
    return this.whole(em, await proposals(within(em), user).where('list.id', '=', id).executeTakeFirstOrThrow());
  }

  private async whole(em: EntityManager, row: ProposalRow): Promise<ChangeProposal> {
    return proposalOf(row, await this.catalogue.current(em, row.subject_kind, row.subject_id));
  }

  private async traced(em: EntityManager, actor: CurrentUser, row: ChangeProposalRow, what: string): Promise<void> {
    await this.trail.record(em, {
      action: 'proposal.changed',
      actor,
      subject_id: null,
      details: { id: row.id, what, fields: Object.keys(row.changes) },
    });
    if (row.subject_kind === 'doctor') await this.events.doctorChanged(em, row.subject_id);
    else await this.events.changed(em, row.partner_id);
  }
}

/**
 * A hospital of the caller's organisation; a doctor of one, or who the caller is; any for the staff.
 * @throws AppError `not_found`, `not_allowed`
 */
async function subjectFor(
  em: EntityManager,
  user: CurrentUser,
  kind: ProposalSubject,
  id: string,
  need: 'read' | 'write',
): Promise<Subject> {
  const { rows } =
    kind === 'hospital'
      ? await sql<Subject & { user_id: null }>`
          select hospital_name as name, partner_id, null as user_id from partner_hospitals where id = ${id}`.execute(
          within(em),
        )
      : await sql<Subject & { user_id: string | null }>`
          select doctor.full_name as name, hospital.partner_id, doctor.user_id from doctors doctor
            join partner_hospitals hospital on hospital.id = doctor.hospital_id where doctor.id = ${id}`.execute(
          within(em),
        );
  const [found] = rows;
  if (found === undefined) throw notFound();
  if (isStaff(user) && need === 'write') throw notAllowed();
  if (found.user_id !== user.id) await organisationFor(within(em), user, found.partner_id, need);
  return { name: found.name, partner_id: found.partner_id };
}

/** @throws AppError `not_allowed` for who proposed it, and for the doctor it is about */
async function refuseOwn(em: EntityManager, user: CurrentUser, row: ChangeProposalRow): Promise<void> {
  const { rows } = await sql<{ user_id: string | null }>`
    select user_id from doctors where id = ${row.subject_id}`.execute(within(em));
  refuseOwnApproval(user, [row.proposed_by, rows[0]?.user_id]);
}
