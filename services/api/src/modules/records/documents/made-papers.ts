import { createHash } from 'node:crypto';
import type { DocumentKind } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { FileStore, storedPath } from '../../../platform/files/file-store.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { DocumentEvents } from './document-events.js';
import { DocumentRow } from './document.entity.js';
import { paperOwner } from './documents.service.js';

/** A paper that is made here: a letter, a bill, a summary. */
export interface MadePaper {
  journey_id: string;
  kind: DocumentKind;
  file_name: string;
  pdf: Buffer;
}

/** Papers that are made here. Nobody has to check them: they are among the papers of the case at once. */
@Injectable()
export class MadePapers {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly store: FileStore,
    private readonly files: Files,
    private readonly events: DocumentEvents,
  ) {}

  /**
   * Adds the paper, within the transaction of what it says. Bytes that are left by a failure are removed by a job.
   * @param replaced the paper whose place it takes
   */
  async add(
    em: EntityManager,
    user: CurrentUser,
    { journey_id, kind, file_name, pdf }: MadePaper,
    replaced?: string,
  ): Promise<DocumentRow> {
    const now = this.clock.now();
    const [id, file_id, storage_key] = [this.ids.next(), this.ids.next(), this.ids.next()];
    await (await this.store.open()).files.write(storedPath(storage_key), pdf);
    await within(em)
      .insertInto('files')
      .values({
        ...paperOwner(id),
        id: file_id,
        file_name,
        media_type: 'application/pdf',
        size: pdf.length,
        sha256: createHash('sha256').update(pdf).digest('hex'),
        storage_key,
        uploaded_by: user.id,
        created_at: now,
      })
      .execute();
    const paper = em.create(DocumentRow, {
      id,
      journey_id,
      kind,
      status: 'checked',
      file_id,
      uploaded_by: user.id,
      uploaded_at: now,
      checked_by: user.id,
      checked_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    const before = replaced === undefined ? null : await em.findOne(DocumentRow, { id: replaced, removed_at: null });
    if (before !== null) {
      Object.assign(before, { replaced_by: id, version: before.version + 1, updated_at: now });
      await em.flush();
    }
    await this.events.decided(em, user, paper);
    return paper;
  }

  /** Takes a paper back: its file goes, and nobody finds it among the papers any more. */
  async remove(em: EntityManager, user: CurrentUser, id: string): Promise<void> {
    const paper = await em.findOne(DocumentRow, { id, removed_at: null });
    if (paper === null) return;
    const hears = await this.events.audience(em, paper);
    const { file_id } = paper;
    const now = this.clock.now();
    Object.assign(paper, { removed_at: now, file_id: null, version: paper.version + 1, updated_at: now });
    await em.flush();
    if (file_id != null) await this.files.remove(em, paperOwner(id), file_id);
    await this.events.removed(em, user, paper, null, hears);
  }
}
