import { Injectable } from '@nestjs/common';
import type { Board, CaseFacts, CaseMatch, QueueCounts, QueueItem, QueueScope } from '@ayana/contracts/journey';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { CaseRow, findCases, intakeOf, registeredCase } from '../../case-register/index.js';
import { InboxSources } from '../../inbox/index.js';
import { RecordAccesses } from '../../records/index.js';
import { JourneyEntries, journeyOf, listFacts, PatientJourneyRow } from '../../journeys/index.js';
import { BOARD_DEFAULT, type BoardQueryDto } from './board.dto.js';
import { readBoard } from './board.queries.js';
import { findCase, workerOf } from './case.queries.js';
import type { CaseDto, CaseNoteDto } from './cases.dto.js';
import type { QueueQueryDto } from './queue.dto.js';
import { countDue, countQueue, listQueue } from './queue.queries.js';

const MINUTES_OF_A_DAY = 24 * 60;

/** Journeys as those who work on them see them. */
@Injectable()
export class Cases {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entries: JourneyEntries,
    private readonly realtime: Realtime,
    private readonly accesses: RecordAccesses,
    private readonly sources: InboxSources,
  ) {}

  /**
   * The reading is written down.
   * @throws AppError `not_found`, the same for a case of others as for none
   */
  async detail(user: CurrentUser, id: string): Promise<CaseDto> {
    const database = this.database.read();
    const reader = await workerOf(database, user, id);
    if (reader === undefined) throw notFound();
    const [found] = await Promise.all([
      findCase(database, user, reader, this.clock.now()),
      this.accesses.recordReading(user, reader, 'journey'),
    ]);
    if (found === undefined) throw notFound();
    return found;
  }

  queue(user: CurrentUser, query: QueueQueryDto): Promise<Page<QueueItem>> {
    return listQueue(this.database.read(), this.sources, user, query, this.clock.now());
  }

  async counts(user: CurrentUser, scope: QueueScope | undefined): Promise<QueueCounts> {
    return { kinds: await countQueue(this.database.read(), user, scope, this.clock.now()) };
  }

  /** What of the caller's own work is late or due today, by the calendar of the office. */
  dueCount(user: CurrentUser): Promise<number> {
    const midnight = instantAt(todayIn(INDIA_ZONE, this.clock.now()), MINUTES_OF_A_DAY, INDIA_ZONE);
    return countDue(this.database.read(), user, midnight);
  }

  async board(user: CurrentUser, { limit = BOARD_DEFAULT, ...query }: BoardQueryDto): Promise<Board> {
    return { columns: await readBoard(this.database.read(), user, { ...query, limit }) };
  }

  search(q: string): Promise<CaseMatch[]> {
    return findCases(this.database.read(), q);
  }

  /** @throws AppError `not_found` */
  async registered(id: string): Promise<CaseMatch> {
    const found = await registeredCase(this.database.read(), id);
    if (found === undefined) throw notFound();
    return found;
  }

  intake(user: CurrentUser): Promise<CaseMatch[]> {
    return intakeOf(this.database.read(), user.id);
  }

  /** @throws AppError `not_found` */
  async facts(id: string): Promise<CaseFacts> {
    if ((await this.database.orm.em.fork().count(CaseRow, { id })) === 0) throw notFound();
    const journey = await this.database.orm.em.fork().findOne(PatientJourneyRow, { id });
    return listFacts(this.database.read(), id, journey?.stage_statuses ?? {});
  }

  /** Writes a note of the staff on the timeline: the patient never reads it. */
  async addNote(em: EntityManager, user: CurrentUser, id: string, { text }: CaseNoteDto): Promise<CaseDto> {
    // A case that this user does not see has no notes of theirs.
    await this.detail(user, id);
    this.entries.add(em, { journey_id: id, event: 'note', visibility: 'internal', actor_id: user.id, text });
    await em.flush();
    const journey = await within(em).selectFrom('patient_journeys').selectAll().where('id', '=', id).executeTakeFirst();
    const reader = await workerOf(within(em), user, id);
    const found = reader && (await findCase(within(em), user, reader, this.clock.now()));
    if (found === undefined || journey === undefined) throw notFound();
    const event = { type: 'journey.updated', data: journeyOf(journey) } as const;
    this.realtime.publish(em, event, { entry: 'case_work', user_ids: [] });
    return found;
  }
}
