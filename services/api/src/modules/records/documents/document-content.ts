import { PREVIEW_TYPES } from '@ayana/contracts/journey';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { papers, shownFileName } from './documents.list.js';
import { assignmentFor, maskedCopyOf } from './documents.queries.js';
import { paperOwner } from './documents.service.js';
import { readerOfPaper } from './paper-reader.js';
import { RecordAccesses } from './record-accesses.js';

/** Opens the file of a paper, for everyone who sees the paper. Every opening is written down first. */
@Injectable()
export class DocumentContent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly accesses: RecordAccesses,
  ) {}

  /** @param inline to show it in the page; a type that browsers do not show safely is a download all the same */
  async open(user: CurrentUser, id: string, inline: boolean): Promise<StreamableFile> {
    const database = this.database.read();
    const known = await database
      .selectFrom('documents')
      .select('journey_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    const reader = await readerOfPaper(database, user, { id, ...known }, this.clock.now());
    const paper = await papers(database)
      .where('document.id', '=', id)
      .where('document.file_id', 'is not', null)
      .executeTakeFirst();
    const name = paper === undefined ? null : shownFileName(reader.parts, paper);
    if (paper === undefined || paper.file_id === null || name === null) throw notFound();
    const isShown = inline && PREVIEW_TYPES.includes(paper.media_type ?? '');
    await this.accesses.record(user, {
      // The journey for which it was opened: its patient reads it there.
      journey_id: reader.journey.id,
      subject: { document_id: id },
      what: isShown ? 'viewed' : 'downloaded',
      assignment_id: assignmentFor(reader, paper.kind),
    });
    // Who sees the letter for the visa and no passport, such as a companion, gets the copy that shows none.
    const masked =
      paper.kind === 'visa_letter' && !reader.parts.has('passport') ? await maskedCopyOf(database, id) : null;
    return this.files.content(paperOwner(id), masked ?? paper.file_id, {
      name,
      type: isShown ? 'inline' : 'attachment',
    });
  }
}
