import type { RecordAccessKind, RecordPart, RecordAccessesPage } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, isoTime, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage } from '../../../platform/http/cursor.js';
import { keysetList, LIST_DEFAULT, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { type CaseReader, readerSeeing } from '../../journeys/index.js';
import type { RecordAccessesQueryDto } from './record-accesses.dto.js';

/** Milliseconds in which reading a part again is the same reading. */
const SAME_READING = 15 * 60_000;

interface Opening {
  journey_id: string;
  /** One paper, or a part of the record. */
  subject: { document_id: string } | { part: RecordPart };
  what: RecordAccessKind;
  /** The work it was opened for. */
  assignment_id?: string | null;
}

/** Who opened what of a medical record. Rows are only ever added: the application's role may do no more (docs/adr/0013). */
@Injectable()
export class RecordAccesses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Writes an opening down. It is committed before the caller sends the first byte: what could not be written is not shown. */
  async record(user: CurrentUser, opening: Opening): Promise<void> {
    await this.insert(this.database.read(), user, opening);
  }

  /**
   * Writes down that someone who works on the journey reads a part, for the first of their assignments that the reader has. Once in a quarter of an hour: a page that stays open reads it again
   * with every change, and its requests come at once.
   */
  async recordReading(user: CurrentUser, { journey, kinds, assignments }: CaseReader, part: RecordPart): Promise<void> {
    if (kinds.every((kind) => kind === 'patient' || kind === 'companion')) return;
    const assignment_id = assignments[0]?.id ?? null;
    const since = new Date(this.clock.now().getTime() - SAME_READING);
    const isKnown = async (database: Kysely<Tables>): Promise<boolean> => {
      const row = await database
        .selectFrom('record_accesses')
        .select('id')
        .where('journey_id', '=', journey.id)
        .where('by_user_id', '=', user.id)
        .where('part', '=', part)
        .where('what', '=', 'viewed')
        .where(sql<boolean>`assignment_id is not distinct from ${assignment_id}`)
        .where('at', '>', since)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    };
    if (await isKnown(this.database.read())) return;
    const opening = {
      journey_id: journey.id,
      subject: { part },
      what: 'viewed',
      assignment_id,
    } as const;
    await this.database.write(async (em) => {
      const name = `reading ${journey.id} ${user.id} ${part} ${assignment_id ?? ''}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(within(em));
      if (!(await isKnown(within(em)))) await this.insert(within(em), user, opening);
    });
  }

  /** For the patient and the case workers: the newest first. */
  async list(
    user: CurrentUser,
    { journey_id, limit = LIST_DEFAULT, ...query }: RecordAccessesQueryDto,
  ): Promise<RecordAccessesPage> {
    const database = this.database.read();
    await readerSeeing(database, user, journey_id, 'accesses');
    return mapPage(keysetList(openings(database, journey_id), ACCESSES, { ...query, limit }, null), shownAccess);
  }

  private async insert(
    database: Kysely<Tables>,
    user: CurrentUser,
    { journey_id, subject, what, assignment_id = null }: Opening,
  ): Promise<void> {
    await database
      .insertInto('record_accesses')
      .values({
        id: this.ids.next(),
        journey_id,
        document_id: 'document_id' in subject ? subject.document_id : null,
        part: 'part' in subject ? subject.part : null,
        by_user_id: user.id,
        role: user.role ?? 'none',
        assignment_id,
        what,
        at: this.clock.now(),
      })
      .execute();
  }
}

const openings = (database: Kysely<Tables>, journeyId: string) =>
  database
    .selectFrom('record_accesses as access')
    .leftJoin('users as person', 'person.id', 'access.by_user_id')
    .leftJoin('assignments as work', 'work.id', 'access.assignment_id')
    .leftJoin('documents as document', 'document.id', 'access.document_id')
    .leftJoin('files as file', 'file.id', 'document.file_id')
    .selectAll('access')
    .select(['person.name', 'work.kind as work', 'document.kind', 'file.file_name'])
    // Also what was opened for another journey of the patient, of the papers that were sent for this one.
    .where((either) =>
      either.or([either('access.journey_id', '=', journeyId), either('document.journey_id', '=', journeyId)]),
    );
export type AccessRow = Awaited<ReturnType<ReturnType<typeof openings>['execute']>>[number];

const ACCESSES: ListDefinition<AccessRow, 'newest', object, null> = {
  id: 'access.id',
  sort: 'newest',
  sorts: { newest: { column: 'access.at', type: 'timestamptz', order: 'desc', of: (row) => row.at } },
  filters: {},
};

const shownAccess = (row: AccessRow): RecordAccessesPage['items'][number] => ({
  id: row.id,
  at: isoTime(row.at),
  what: row.what,
  by: { id: row.by_user_id, name: row.name ?? '' },
  role: row.role,
  work: row.work,
  document:
    row.document_id === null ? null : { id: row.document_id, kind: row.kind ?? 'other', file_name: row.file_name },
  part: row.part as RecordPart | null,
});
