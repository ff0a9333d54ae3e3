import {
  DOCUMENTS_LIMIT,
  type DocumentKind,
  type CaseDocument,
  type PapersToCheckPage,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { FileIntake, type TakenUpload } from '../../../platform/files/file-intake.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import {
  type CaseReader,
  caseReaderOf,
  JOURNEY_MESSAGES as messages,
  lockCase,
  lockJourney,
} from '../../journeys/index.js';
import { DocumentEvents } from './document-events.js';
import { DocumentRow } from './document.entity.js';
import type { DocumentChangeDto, NewDocumentDto, PapersToCheckQueryDto, WantedDocumentDto } from './documents.dto.js';
import { papers, papersOf, papersToCheck, shownPaper } from './documents.list.js';
import { OutsidePapers } from './outside-papers.js';
import { papersOpenTo, seesAllPapers } from './documents.queries.js';

/** A paper as the owner of its file. */
export const paperOwner = (id: string) => ({ owner_kind: 'document', owner_id: id }) as const;

/** The papers of a journey: wanted by staff, sent by the patient or staff, checked or refused by staff. */
@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly intake: FileIntake,
    private readonly files: Files,
    private readonly events: DocumentEvents,
    private readonly outside: OutsidePapers,
  ) {}

  /** What the caller may see of a journey's papers. */
  async list(user: CurrentUser, journeyId: string): Promise<CaseDocument[]> {
    const reader = await caseReaderOf(this.database.read(), user, journeyId);
    return papersOf(this.database.read(), reader, user, this.clock.now());
  }

  toCheck(query: PapersToCheckQueryDto): Promise<PapersToCheckPage> {
    return papersToCheck(this.database.read(), query);
  }

  /**
   * Adds an upload as a paper. Sent again after a lost answer, it adds no second one.
   * @param field of the request that has the file, for what is wrong with it
   * @param write runs the work in a transaction
   */
  async add<T>(
    user: CurrentUser,
    form: NewDocumentDto,
    field: 'upload_id' | 'file',
    write: (work: (em: EntityManager) => Promise<CaseDocument>) => Promise<T>,
  ): Promise<T> {
    const reader = await caseReaderOf(this.database.read(), user, form.journey_id);
    if (!seesAllPapers(reader)) throw notAllowed();
    return this.intake.use(user, [{ id: form.upload_id, field }], ([upload]) =>
      write(async (em) => {
        if (upload === undefined) throw new Error('One upload was taken');
        return this.shown(em, user, await this.addWithin(em, user, form, upload));
      }),
    );
  }

  /** Asks the patient for a paper, and tells them why. One that is wanted already gets the new reason. */
  async want(em: EntityManager, user: CurrentUser | null, form: WantedDocumentDto): Promise<DocumentRow> {
    if (form.due_at !== undefined && new Date(form.due_at) <= this.clock.now())
      throw refusedFields([{ field: 'due_at', message: messages.due_past }]);
    await lockJourney(em, form.journey_id);
    const waiting = await em.findOne(DocumentRow, {
      journey_id: form.journey_id,
      kind: form.kind,
      status: 'wanted',
      removed_at: null,
    });
    if (waiting === null) await this.refuseMore(em, form.journey_id);
    const paper = waiting ?? this.newRow(em, form.journey_id, form.kind);
    paper.reason = form.reason;
    await this.changed(em, paper);
    await this.events.wanted(em, user, paper, form.due_at === undefined ? null : new Date(form.due_at));
    return paper;
  }

  async wantAndList(em: EntityManager, user: CurrentUser, form: WantedDocumentDto): Promise<CaseDocument[]> {
    await this.want(em, user, form);
    const reader = await caseReaderOf(within(em), user, form.journey_id);
    return papersOf(within(em), reader, user, this.clock.now());
  }

  /** For staff: checks or refuses a paper, and says what it is and until when it is valid. */
  change(
    user: CurrentUser,
    id: string,
    { kind, status, refused_reason, expires_on }: DocumentChangeDto,
    ifMatch: string | undefined,
  ): Promise<CaseDocument> {
    if (kind === undefined && status === undefined && expires_on === undefined)
      throw refusedFields([{ field: 'status', message: messages.nothing_to_change }]);
    if (status === 'refused' && (refused_reason ?? '').trim() === '')
      throw refusedFields([{ field: 'refused_reason', message: messages.refusal_reason }]);
    return this.database.write(async (em) => {
      const paper = await em.findOne(DocumentRow, { id, removed_at: null }, FOR_UPDATE);
      if (paper === null) throw notFound();
      refuseStale(ifMatch, paper.version);
      if (paper.status === 'wanted' || paper.replaced_by != null)
        throw new AppError('illegal_transition', messages.not_sent);
      if (kind !== undefined && kind !== paper.kind) await this.rename(em, user, paper, kind);
      if (expires_on !== undefined) paper.expires_on = expires_on;
      const isNews = status !== undefined && (status !== paper.status || refused_reason !== paper.refused_reason);
      if (status !== undefined)
        Object.assign(paper, {
          status,
          refused_reason: status === 'refused' ? refused_reason : null,
          checked_by: user.id,
          checked_at: this.clock.now(),
        });
      await this.changed(em, paper);
      if (isNews && status === 'checked') await this.outside.accepted(em, user, paper);
      if (isNews) await this.events.decided(em, user, paper);
      else await this.events.publish(em, paper);
      return this.shown(em, user, paper);
    });
  }

  /** By its kind it is seen by others: those who saw it before hear of it, too. */
  private async rename(em: EntityManager, user: CurrentUser, paper: DocumentRow, kind: DocumentKind): Promise<void> {
    const hears = await this.events.audience(em, paper);
    paper.kind = kind;
    await em.flush();
    await this.events.renamed(em, user, paper, hears);
  }

  /** Removes a paper that its sender no longer wants there, or what staff no longer need. Who opened it stays written down. */
  remove(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const paper = await this.findOpen(em, user, id);
      if (paper.status === 'checked') throw new AppError('illegal_transition', messages.checked_stays);
      const reader = await caseReaderOf(within(em), user, paper.journey_id);
      // Who sent one from outside cannot sign in to take it back.
      const isOfStaff = paper.status === 'wanted' || paper.from_address != null;
      const isOwn = isOfStaff ? reader.kinds.includes('case_worker') : paper.uploaded_by === user.id;
      if (!isOwn) throw notAllowed();
      const hears = await this.events.audience(em, paper);
      const { file_id } = paper;
      Object.assign(paper, { removed_at: this.clock.now(), file_id: null });
      await this.changed(em, paper);
      if (file_id != null) await this.files.remove(em, paperOwner(id), file_id);
      const isWantedAgain = file_id != null && paper.reason != null && paper.replaced_by == null;
      const wanted = isWantedAgain
        ? Object.assign(this.newRow(em, paper.journey_id, paper.kind), { reason: paper.reason })
        : null;
      await em.flush();
      await this.events.removed(em, user, paper, wanted, hears);
    });
  }

  private async addWithin(
    em: EntityManager,
    user: CurrentUser,
    form: NewDocumentDto,
    upload: TakenUpload,
  ): Promise<DocumentRow> {
    // Two who add papers to one case do it one after the other.
    await lockCase(em, form.journey_id);
    const before = await em.findOne(DocumentRow, { file_id: upload.id, journey_id: form.journey_id });
    if (before !== null) return before;
    const answered = await this.answeredBy(em, form);
    if (answered?.status !== 'wanted') await this.refuseMore(em, form.journey_id);
    const paper = answered?.status === 'wanted' ? answered : this.newRow(em, form.journey_id, form.kind);
    if (answered !== null && answered !== paper) paper.reason = answered.reason ?? null;
    Object.assign(paper, {
      status: 'uploaded',
      file_id: upload.id,
      uploaded_by: user.id,
      uploaded_at: this.clock.now(),
    });
    await this.intake.attach(em, user, upload, paperOwner(paper.id));
    await this.changed(em, paper);
    const replaced = answered === paper ? null : answered;
    if (replaced !== null) {
      replaced.replaced_by = paper.id;
      await this.changed(em, replaced);
    }
    await this.events.uploaded(em, user, paper, replaced);
    return paper;
  }

  /**
   * The paper that a new one is for: the named one, else what is wanted of this kind, else what was refused. Null when there is none, or
   * when the named one was answered or taken back while the file was on its way: what was sent is then a paper of its own.
   */
  private async answeredBy(em: EntityManager, form: NewDocumentDto): Promise<DocumentRow | null> {
    const { journey_id, kind, document_id } = form;
    if (document_id !== undefined) {
      const named = await em.findOne(DocumentRow, { id: document_id, journey_id, kind });
      if (named === null) throw refusedFields([{ field: 'document_id', message: messages.unknown_paper }]);
      const isAnswered = named.status !== 'wanted' && named.status !== 'refused';
      return isAnswered || named.replaced_by != null || named.removed_at != null ? null : named;
    }
    const open = { journey_id, kind, removed_at: null, replaced_by: null } as const;
    const oldest = { orderBy: { created_at: 'asc', id: 'asc' } } as const;
    return (
      (await em.findOne(DocumentRow, { ...open, status: 'wanted' }, oldest)) ??
      (await em.findOne(DocumentRow, { ...open, status: 'refused' }, oldest))
    );
  }

  private newRow(em: EntityManager, journey_id: string, kind: DocumentKind): DocumentRow {
    const now = this.clock.now();
    return em.create(DocumentRow, {
      id: this.ids.next(),
      journey_id,
      kind,
      status: 'wanted',
      version: 0,
      created_at: now,
      updated_at: now,
    });
  }

  private async changed(em: EntityManager, paper: DocumentRow): Promise<void> {
    paper.version += 1;
    paper.updated_at = this.clock.now();
    await em.flush();
  }

  private async refuseMore(em: EntityManager, journey_id: string): Promise<void> {
    if ((await em.count(DocumentRow, { journey_id, removed_at: null })) >= DOCUMENTS_LIMIT)
      throw refusedFields([{ field: 'journey_id', message: messages.papers_limit(DOCUMENTS_LIMIT) }]);
  }

  /** A paper the caller sees, locked. */
  private async findOpen(em: EntityManager, user: CurrentUser, id: string): Promise<DocumentRow> {
    const paper = await em.findOne(DocumentRow, { id, removed_at: null }, FOR_UPDATE);
    if (paper === null) throw notFound();
    const reader = await caseReaderOf(within(em), user, paper.journey_id);
    await this.refuseUnseen(em, reader, user, id);
    return paper;
  }

  private async refuseUnseen(em: EntityManager, reader: CaseReader, user: CurrentUser, id: string): Promise<void> {
    await within(em)
      .selectFrom('documents as document')
      .select('document.id')
      .where('document.id', '=', id)
      .where(papersOpenTo(reader, user, this.clock.now()))
      .executeTakeFirstOrThrow(notFound);
  }

  private async shown(em: EntityManager, user: CurrentUser, { id, journey_id }: DocumentRow): Promise<CaseDocument> {
    const reader = await caseReaderOf(within(em), user, journey_id);
    return shownPaper(reader, await papers(within(em)).where('document.id', '=', id).executeTakeFirstOrThrow());
  }
}
