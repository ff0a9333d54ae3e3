import { DOCUMENTS_LIMIT, type DocumentKind, PREVIEW_TYPES } from '@ayana/contracts/journey';
import type { GuestPaper } from '@ayana/contracts/guest-case';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { FileIntake, type TakenUpload } from '../../../platform/files/file-intake.js';
import { Files } from '../../../platform/files/files.service.js';
import { JOURNEY_MESSAGES as messages, lockCase } from '../../journeys/index.js';
import { DocumentEvents } from './document-events.js';
import { DocumentRow } from './document.entity.js';
import { paperOwner } from './documents.service.js';

/** What a guest adds: the file they have uploaded by their link. */
export interface NewGuestPaper {
  case_id: string;
  link_id: string;
  kind: DocumentKind;
  upload_id: string;
}

/**
 * The papers of a case, for its guest. Nobody has confirmed who sends by a link: each is a paper of its own that waits to be checked, and ends
 * no task.
 */
@Injectable()
export class GuestPapers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly intake: FileIntake,
    private readonly files: Files,
    private readonly events: DocumentEvents,
  ) {}

  /**
   * Adds an upload as a paper. Sent again after a lost answer, it adds no second one.
   * @returns its id
   */
  add({ link_id, upload_id, ...paper }: NewGuestPaper): Promise<{ id: string }> {
    const guest = { guest_id: link_id };
    return this.intake.use(guest, [{ id: upload_id, field: 'upload_id' }], ([upload]) =>
      this.database.write(async (em) => {
        if (upload === undefined) throw new Error('One upload was taken');
        return this.addWithin(em, guest, paper, upload);
      }),
    );
  }

  async list(database: Kysely<Tables>, case_id: string): Promise<GuestPaper[]> {
    const rows = await database
      .selectFrom('documents as document')
      .innerJoin('files as file', 'file.id', 'document.file_id')
      .select([
        'document.id',
        'document.kind',
        'document.status',
        'document.uploaded_at',
        'document.created_at',
        'document.refused_reason',
        'file.file_name',
        'file.size',
      ])
      .where('document.journey_id', '=', case_id)
      .where('document.removed_at', 'is', null)
      .orderBy('document.created_at', 'desc')
      .orderBy('document.id', 'desc')
      .execute();
    return rows.map(({ uploaded_at, created_at, ...row }) =>
      Object.assign(row, { uploaded_at: isoTime(uploaded_at ?? created_at) }),
    );
  }

  /** @throws AppError `not_found` for a paper of another case, as for none */
  async open(case_id: string, id: string): Promise<StreamableFile> {
    const file = await this.database
      .read()
      .selectFrom('documents as document')
      .innerJoin('files as file', 'file.id', 'document.file_id')
      .select(['file.id', 'file.file_name', 'file.media_type'])
      .where('document.id', '=', id)
      .where('document.journey_id', '=', case_id)
      .where('document.removed_at', 'is', null)
      .executeTakeFirstOrThrow(notFound);
    return this.files.content(paperOwner(id), file.id, {
      name: file.file_name,
      type: PREVIEW_TYPES.includes(file.media_type) ? 'inline' : 'attachment',
    });
  }

  private async addWithin(
    em: EntityManager,
    guest: { guest_id: string },
    { case_id: journey_id, kind }: Pick<NewGuestPaper, 'case_id' | 'kind'>,
    upload: TakenUpload,
  ): Promise<{ id: string }> {
    await lockCase(em, journey_id);
    const before = await em.findOne(DocumentRow, { file_id: upload.id, journey_id });
    if (before !== null) return { id: before.id };
    if ((await em.count(DocumentRow, { journey_id, removed_at: null })) >= DOCUMENTS_LIMIT)
      throw refusedFields([{ field: 'upload_id', message: messages.papers_limit(DOCUMENTS_LIMIT) }]);
    const now = this.clock.now();
    const id = this.ids.next();
    await this.intake.attach(em, guest, upload, paperOwner(id));
    const paper = em.create(DocumentRow, {
      id,
      journey_id,
      kind,
      status: 'uploaded',
      file_id: upload.id,
      channel: 'guest_link',
      uploaded_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.events.arrived(em, null, paper);
    return { id };
  }
}
