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
import { caseData } from './case-data.js';
import { personData } from './person-data.js';

const asJson = (content: unknown): Buffer => Buffer.from(JSON.stringify(content, null, 2));

const filesOf = (database: Kysely<Tables>, journeyId: string) =>
  papers(database)
    .where('document.journey_id', '=', journeyId)
    .where('document.file_id', 'is not', null)
    .orderBy('document.created_at')
    .orderBy('document.id')
    .execute();

/** The oldest first; those whose journey has not begun, too. */
const casesOf = (database: Kysely<Tables>, personId: string) =>
  database
    .selectFrom('cases')
    .select(['id', 'journey_id'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** What a file system may refuse in a name. */
const UNFIT = /[<>:"|?*]/g;

/** A case as a ZIP, for its patient: what they see of it as JSON, and every file. */
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
    await this.add(zip, '', journeyId, journey.patient_id, false);
    zip.end();
    return this.watched(zip);
  }

  /**
   * All that is kept of a person: the account, and each journey, and each case without one, in a folder of its own. Who may have it, the
   * caller has checked.
   * @param reader it is written down for each case that they have exported it
   */
  async openPerson(reader: CurrentUser, personId: string): Promise<Readable> {
    const database = this.database.read();
    const cases = await casesOf(database, personId);
    for (const { id } of cases)
      await this.accesses.record(reader, { journey_id: id, subject: { part: 'export' }, what: 'exported' });
    const zip = new ZipFile();
    for (const [name, content] of await personData(database, personId))
      zip.addBuffer(asJson(content), `account/${name}.json`, { mtime: this.clock.now() });
    const counts = { journey: 0, case: 0 };
    for (const { id, journey_id } of cases) {
      const kind = journey_id === null ? 'case' : 'journey';
      counts[kind] += 1;
      await this.add(zip, `${kind}-${counts[kind]}/`, id, personId, journey_id === null);
    }
    zip.end();
    return this.watched(zip);
  }

  /** How much an export of a person contains. */
  async size(personId: string): Promise<{ journeys: number; files: number }> {
    const database = this.database.read();
    const cases = await casesOf(database, personId);
    const files = await Promise.all(cases.map(({ id }) => filesOf(database, id)));
    return { journeys: cases.filter(({ journey_id }) => journey_id !== null).length, files: files.flat().length };
  }

  private async add(zip: ZipFile, folder: string, caseId: string, patientId: string, isIntake: boolean): Promise<void> {
    const database = this.database.read();
    const [data, rows] = await Promise.all([
      caseData(database, caseId, patientId, isIntake),
      filesOf(database, caseId),
    ]);
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
