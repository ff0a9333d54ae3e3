import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { FILE_TYPES } from '@ayana/contracts/rules';
import { Injectable, Logger } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { describeFailure } from '../../../platform/logging/failure.js';
import { papers } from '../documents/documents.list.js';
import { paperOwner } from '../documents/documents.service.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { readerOf } from '../readers/journey-readers.js';
import { journeyData } from './journey-data.js';

/** What a file system may refuse in a name. */
const UNFIT = /[<>:"|?*]/g;

/** A journey as a ZIP, for its patient: what they see of it as JSON, and every file. */
@Injectable()
export class JourneyExports {
  private readonly logger = new Logger('JourneyExports');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly accesses: RecordAccesses,
  ) {}

  /** The bytes come as they are read: no file is in memory as a whole. */
  async open(user: CurrentUser, journeyId: string): Promise<Readable> {
    const database = this.database.read();
    const { kinds, journey } = await readerOf(database, user, journeyId);
    if (!kinds.includes('patient')) throw notFound();
    await this.accesses.record(user, { journey_id: journeyId, subject: { part: 'export' }, what: 'exported' });
    const [data, rows] = await Promise.all([
      journeyData(database, journeyId, journey.patient_id),
      papers(database)
        .where('document.journey_id', '=', journeyId)
        .where('document.file_id', 'is not', null)
        .orderBy('document.created_at')
        .orderBy('document.id')
        .execute(),
    ]);
    const zip = new ZipFile();
    const mtime = this.clock.now();
    for (const [name, content] of data)
      zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${name}.json`, { mtime });
    rows.forEach(({ id, kind, file_id, file_name, media_type }, index) => {
      const isReady = FILE_TYPES[media_type ?? ''] !== undefined && media_type !== 'text/plain';
      const path = `files/${String(index + 1).padStart(3, '0')}-${kind}-${(file_name ?? id).replace(UNFIT, '-')}`;
      // Pictures and PDFs are compressed already.
      const read = callbackify(() => this.files.read(paperOwner(id), file_id ?? ''));
      zip.addReadStreamLazy(path, { mtime, compress: !isReady }, read);
    });
    zip.end();
    return this.watched(zip);
  }

  /** A file that cannot be read ends the download: half an export must not look whole. */
  private watched(zip: ZipFile): Readable {
    const output = zip.outputStream as Readable;
    zip.on('error', (error: unknown) => {
      this.logger.error({ failure: describeFailure(error) }, 'An export ended early');
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    });
    return output;
  }
}
