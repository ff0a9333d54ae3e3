import type { FileLink } from '@ayana/contracts/operation';
import { PAPERS_LIMIT, type ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import { FileIntake, type TakenUpload } from '../../../platform/files/file-intake.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestActions } from '../requests/request-actions.service.js';
import { subjectOf } from '../requests/request-approvals.js';
import { RequestEntries } from '../requests/request-entries.js';
import { visibleTo } from '../requests/request-list.queries.js';
import { mayAddPapers } from '../requests/request-rights.js';
import type { ServiceRequestRow } from '../requests/request.entity.js';
import { countPapers, paperOwner } from './papers.queries.js';

/** The papers of a request: staff and the one who asked add them, staff remove them, and who sees the request may download them. */
@Injectable()
export class RequestPapers {
  constructor(
    private readonly database: Database,
    private readonly actions: RequestActions,
    private readonly intake: FileIntake,
    private readonly files: Files,
    private readonly entries: RequestEntries,
    private readonly trail: AuditTrail,
  ) {}

  /** Adds an upload as a paper. Sent again after a lost answer, it adds no second one. */
  async add(user: CurrentUser, id: string, uploadId: string): Promise<ServiceRequestDetail> {
    await this.refuseUnseen(user, id);
    return this.intake.use(user, [{ id: uploadId, field: 'upload_id' }], (uploads) =>
      this.database.write((em) =>
        this.actions.changeWithin(em, user, id, undefined, async (request) => {
          await this.refuseAdding(em, user, request);
          await this.attach(em, user, request, uploads);
        }),
      ),
    );
  }

  /** Checks the uploads of a new request before its transaction; `work` attaches them. */
  using<T>(
    user: CurrentUser,
    ids: readonly string[],
    work: (uploads: readonly TakenUpload[]) => Promise<T>,
  ): Promise<T> {
    const uploads = [...new Set(ids)].map((id, index) => ({ id, field: `papers.${index}`, place: index + 1 }));
    return this.intake.use(user, uploads, work);
  }

  /** Attaches papers to a request, on its timeline and in the audit trail; those it has already are left as they are. */
  async attach(
    em: EntityManager,
    user: CurrentUser,
    request: ServiceRequestRow,
    uploads: readonly TakenUpload[],
  ): Promise<void> {
    for (const upload of uploads) {
      const { isNew, ...file } = await this.intake.attach(em, user, upload, paperOwner(request.id));
      if (isNew) await this.note(em, user, request, 'paper_added', file);
    }
  }

  remove(user: CurrentUser, id: string, paperId: string): Promise<ServiceRequestDetail> {
    return this.database.write((em) =>
      this.actions.changeWithin(em, user, id, undefined, async (request) => {
        const file_name = await this.files.remove(em, paperOwner(id), paperId);
        await this.note(em, user, request, 'paper_removed', { id: paperId, file_name });
      }),
    );
  }

  /** A short link for everyone who sees the request. */
  async link(user: CurrentUser, requestId: string, id: string): Promise<FileLink> {
    await this.refuseUnseen(user, requestId);
    return this.files.link(paperOwner(requestId), id);
  }

  private async refuseAdding(em: EntityManager, user: CurrentUser, request: ServiceRequestRow): Promise<void> {
    if (request.state === 'closed') throw new AppError('illegal_transition', messages.closed_note);
    if (!mayAddPapers(subjectOf(request), user)) throw notAllowed();
    if ((await countPapers(within(em), request.id)) >= PAPERS_LIMIT)
      throw refusedFields([{ field: 'upload_id', message: messages.papers_limit(PAPERS_LIMIT) }]);
  }

  private async refuseUnseen(user: CurrentUser, id: string): Promise<void> {
    await this.database
      .read()
      .selectFrom('service_requests as request')
      .select('request.id')
      .where('request.id', '=', id)
      .where(visibleTo(user))
      .executeTakeFirstOrThrow(notFound);
  }

  /** The audit trail has the id only: the name of a file may say who it is about. */
  private async note(
    em: EntityManager,
    user: CurrentUser,
    { id, number, requested_by }: ServiceRequestRow,
    event: 'paper_added' | 'paper_removed',
    file: { id: string; file_name: string },
  ): Promise<void> {
    this.entries.add(em, id, { event, visibility: 'public', actor_id: user.id, text: file.file_name });
    await this.trail.record(em, {
      action: 'service_request.changed',
      actor: user,
      subject_id: requested_by,
      details: { id, number, [event]: file.id },
    });
  }
}
