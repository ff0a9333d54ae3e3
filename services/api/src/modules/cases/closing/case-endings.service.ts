import { isRetained } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { AuditTrail } from '../../activity/index.js';
import { type DeletedAccount, DeletedAccounts } from '../../identity/index.js';
import { AssignmentWorkflow, ReturnedWork } from '../../work/index.js';
import {
  CasesGateway,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  JourneyEvents,
  PatientJourneyRow,
  readersOf,
  TreatmentRequestRow,
  TreatmentRequestWorkflow,
} from '../../journeys/index.js';
import { DocumentRow, paperOwner, removeIntake } from '../../records/index.js';

const ENDED_REQUESTS: ReadonlySet<string> = new Set(['completed', 'declined', 'withdrawn']);

/** Ends the cases of a person who deletes their account: docs/adr/0050 says what stays of them, and why. */
@Injectable()
export class CaseEndings implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: DeletedAccounts,
    private readonly entries: JourneyEntries,
    private readonly assignments: AssignmentWorkflow,
    private readonly requests: TreatmentRequestWorkflow,
    private readonly files: Files,
    private readonly kept: KeptPapers,
    private readonly trail: AuditTrail,
    private readonly journeyEvents: JourneyEvents,
    private readonly database: Database,
    private readonly viewers: CasesGateway,
    private readonly returned: ReturnedWork,
  ) {}

  onModuleInit(): void {
    this.accounts.listen((em, account) => this.end(em, account));
  }

  private async end(em: EntityManager, { owner, by, email, is_confirmed }: DeletedAccount): Promise<void> {
    const journeys = await em.find(PatientJourneyRow, { patient_id: owner.id }, { ...FOR_UPDATE, orderBy: { id: 1 } });
    for (const journey of journeys) await this.endJourney(em, owner, by, journey);
    await this.endRequests(em, owner, by);
    await removeIntake(em, this.files, sql<boolean>`cases.person_id = ${owner.id}`);
    await this.leaveOthers(em, owner);
    if (is_confirmed) await this.endInvitations(em, email);
  }

  private async endJourney(
    em: EntityManager,
    owner: CurrentUser,
    by: CurrentUser,
    journey: PatientJourneyRow,
  ): Promise<void> {
    const from = journey.status;
    await this.endViewing(em, journey.id);
    await this.assignments.cancelAll(em, { journey_id: journey.id }, by.id);
    await this.endAccess(em, journey.id);
    await this.endWork(em, by, journey.id);
    await this.removePapers(em, journey);
    Object.assign(journey, {
      status: 'closed',
      closed_reason: inLanguage(ENGLISH.tag, () => messages.account_deleted),
      closed_by: owner.id,
      journey_data: {},
      version: journey.version + 1,
      updated_at: this.clock.now(),
    });
    if (from !== 'closed')
      this.entries.add(em, {
        journey_id: journey.id,
        treatment_request_id: journey.treatment_request_id ?? null,
        event: 'journey_status',
        visibility: 'public',
        actor_id: by.id,
        from_state: from,
        to_state: 'closed',
      });
    await em.flush();
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: by,
      subject_id: owner.id,
      details: { id: journey.id, from, to: 'closed', account: 'deleted' },
    });
    await this.journeyEvents.changed(em, journey);
  }

  /** Also of those whose work was done. */
  private async endViewing(em: EntityManager, journey_id: string): Promise<void> {
    const gone = await readersOf(within(em), journey_id, 'treatment');
    this.database.afterCommit(em, () => void this.viewers.end(journey_id, gone).catch(() => undefined));
  }

  /** Companions, papers that were shared, and the mailed links of check-ins. */
  private async endAccess(em: EntityManager, journey_id: string): Promise<void> {
    const now = this.clock.now();
    const database = within(em);
    // The companions are people too: of them it stays that there was one, and from when to when.
    await database
      .updateTable('companions')
      .set({
        name: '',
        email: '',
        withdrawn_at: sql`coalesce(withdrawn_at, ${now})`,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('journey_id', '=', journey_id)
      .execute();
    await database
      .updateTable('journey_entries')
      .set({ text: null })
      .where('journey_id', '=', journey_id)
      .where('event', '=', 'companion_joined')
      .execute();
    // Mails to the address of the case find nothing any more, and no message names an address.
    await database.deleteFrom('case_addresses').where('case_id', '=', journey_id).execute();
    await database
      .updateTable('messages')
      .set({ from_address: null, sent_to: null, confirmed_how: null })
      .where('thread_id', 'in', (build) =>
        build.selectFrom('threads').select('id').where('journey_id', '=', journey_id),
      )
      .execute();
    await database.updateTable('documents').set({ from_address: null }).where('journey_id', '=', journey_id).execute();
    await database
      .updateTable('record_grants')
      .set({ ends_at: now })
      .where('journey_id', '=', journey_id)
      .where('withdrawn_at', 'is', null)
      .where((build) => build.or([build('ends_at', 'is', null), build('ends_at', '>', now)]))
      .execute();
    await database
      .deleteFrom('check_ins')
      .where('journey_id', '=', journey_id)
      .where('answered_at', 'is', null)
      .execute();
  }

  /** Nobody works on the case any more: open tasks, quotes to choose from, and what stages have not set off yet. */
  private async endWork(em: EntityManager, { id }: CurrentUser, journey_id: string): Promise<void> {
    const now = this.clock.now();
    const database = within(em);
    await database
      .updateTable('journey_tasks')
      .set({ status: 'waived', done_by: id, done_at: now, updated_at: now, version: sql`version + 1` })
      .where('journey_id', '=', journey_id)
      .where('status', '=', 'open')
      .execute();
    await database
      .updateTable('quotes')
      .set({ status: 'declined', decided_at: now, updated_at: now, revision: sql`revision + 1` })
      .where('journey_id', '=', journey_id)
      .where('status', '=', 'sent')
      .execute();
    await database.deleteFrom('bills').where('journey_id', '=', journey_id).where('status', '=', 'draft').execute();
    await this.removeMasked(em, journey_id);
    // A code that was printed goes on saying that its paper is over; of the patient nothing is left in it.
    for (const table of ['visa_letters', 'prescription_signatures'] as const) {
      const of = table === 'visa_letters' ? { passport_masked: null, masked_file_id: null } : {};
      await database
        .updateTable(table)
        .set({ initials: null, birth_year: null, ...of })
        .where('journey_id', '=', journey_id)
        .execute();
      await database
        .updateTable(table)
        .set({ status: 'withdrawn', ended_at: now })
        .where('journey_id', '=', journey_id)
        .where('status', '=', 'valid')
        .execute();
    }
    await database
      .deleteFrom('journey_automations')
      .where('journey_id', '=', journey_id)
      .where('status', '!=', 'done')
      .execute();
  }

  /** The hospitals' copies of the letters for the visa. */
  private async removeMasked(em: EntityManager, journey_id: string): Promise<void> {
    const copies = await within(em)
      .selectFrom('visa_letters')
      .select(['document_id', 'masked_file_id'])
      .where('journey_id', '=', journey_id)
      .execute();
    for (const { document_id, masked_file_id } of copies)
      if (masked_file_id !== null) await this.files.remove(em, paperOwner(document_id), masked_file_id);
  }

  private async removePapers(em: EntityManager, { id: journey_id, current_stage }: PatientJourneyRow): Promise<void> {
    await this.kept.forget(em, journey_id);
    const papers = await em.find(DocumentRow, { journey_id, removed_at: null }, { orderBy: { id: 1 } });
    for (const paper of papers) {
      const { id, file_id } = paper;
      if (isRetained(current_stage, paper)) continue;
      const now = this.clock.now();
      Object.assign(paper, { removed_at: now, updated_at: now, file_id: null, version: paper.version + 1 });
      await em.flush();
      if (file_id != null) await this.files.remove(em, paperOwner(id), file_id);
    }
  }

  private async endRequests(em: EntityManager, owner: CurrentUser, by: CurrentUser): Promise<void> {
    const requests = await em.find(TreatmentRequestRow, { patient_id: owner.id }, { orderBy: { id: 1 } });
    for (const { id } of requests)
      await this.requests.change(em, by, id, undefined, async (request) => {
        request.patient_notes = null;
        if (!ENDED_REQUESTS.has(request.status)) await this.requests.set(em, by, request, 'withdrawn');
      });
  }

  /** What they were to the cases of others: companion, assignee, case manager. */
  private async leaveOthers(em: EntityManager, owner: CurrentUser): Promise<void> {
    const now = this.clock.now();
    const database = within(em);
    await database
      .updateTable('companions')
      .set({ withdrawn_at: now, updated_at: now, version: sql`version + 1` })
      .where('user_id', '=', owner.id)
      .where('withdrawn_at', 'is', null)
      .execute();
    await this.returned.giveBack(em, { assignee_user_id: owner.id }, owner.id);
    await this.returned.ofLastMember(em, owner.id);
    await database
      .updateTable('patient_journeys')
      .set({ case_manager_id: null, updated_at: now, version: sql`version + 1` })
      .where('case_manager_id', '=', owner.id)
      .where('status', '!=', 'closed')
      .execute();
  }

  /** An address that is nobody’s account any more begins no journey by an old invitation. */
  private async endInvitations(em: EntityManager, email: string): Promise<void> {
    await within(em)
      .deleteFrom('journey_invitations')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('accepted_at', 'is', null)
      .execute();
  }
}
