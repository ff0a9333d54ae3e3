import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { FILE_TYPES } from '@ayana/contracts/rules';
import { Injectable, Logger } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { describeFailure } from '../../../platform/logging/failure.js';
import { papers } from '../documents/documents.list.js';
import { paperOwner } from '../documents/documents.service.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { readerOf } from '../../journeys/index.js';
import { journeyData } from './journey-data.js';
import { personData } from './person-data.js';

const asJson = (content: unknown): Buffer => Buffer.from(JSON.stringify(content, null, 2));

const filesOf = (database: Kysely<Tables>, journeyId: string) =>
  papers(database)
    .where('document.journey_id', '=', journeyId)
    .where('document.file_id', 'is not', null)
    .orderBy('document.created_at')
    .orderBy('document.id')
    .execute();

const journeysOf = (database: Kysely<Tables>, patientId: string) =>
  database
    .selectFrom('patient_journeys')
    .select('id')
    .where('patient_id', '=', patientId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

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
    const zip = new ZipFile();
    await this.add(zip, '', journeyId, journey.patient_id);
    zip.end();
    return this.watched(zip);
  }

  /**
   * All that is kept of a person: the account, and each journey in a folder of its own. Who may have it, the caller has checked.
   * @param reader it is written down for each journey that they have exported it
   */
  async openPerson(reader: CurrentUser, personId: string): Promise<Readable> {
    const database = this.database.read();
    const journeys = await journeysOf(database, personId);
    for (const { id } of journeys)
      await this.accesses.record(reader, { journey_id: id, subject: { part: 'export' }, what: 'exported' });
    const zip = new ZipFile();
    for (const [name, content] of await personData(database, personId))
      zip.addBuffer(asJson(content), `account/${name}.json`, { mtime: this.clock.now() });
    for (const [index, { id }] of journeys.entries()) await this.add(zip, `journey-${index + 1}/`, id, personId);
    zip.end();
    return this.watched(zip);
  }

  /** How much an export of a person contains. */
  async size(personId: string): Promise<{ journeys: number; files: number }> {
    const database = this.database.read();
    const journeys = await journeysOf(database, personId);
    const files = await Promise.all(journeys.map(({ id }) => filesOf(database, id)));
    return { journeys: journeys.length, files: files.flat().length };
  }

  private async add(zip: ZipFile, folder: string, journeyId: string, patientId: string): Promise<void> {
    const database = this.database.read();
    const [data, rows] = await Promise.all([journeyData(database, journeyId, patientId), filesOf(database, journeyId)]);
    const mtime = this.clock.now();
    for (const [name, content] of data) zip.addBuffer(asJson(content), `${folder}${name}.json`, { mtime });
    rows.forEach(({ id, kind, file_id, file_name, media_type }, index) => {
      const isReady = FILE_TYPES[media_type ?? ''] !== undefined && media_type !== 'text/plain';
      const name = `${String(index + 1).padStart(3, '0')}-${kind}-${(file_name ?? id).replace(UNFIT, '-')}`;
      // Pictures and PDFs are compressed already.
      const read = callbackify(() => this.files.read(paperOwner(id), file_id ?? ''));
      zip.addReadStreamLazy(`${folder}files/${name}`, { mtime, compress: !isReady }, read);
    });
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
