import {
  PROBLEM_TRANSITIONS_WITH_NOTE,
  PROBLEM_WORKFLOW,
  type ProblemRecord,
  type ProblemRecordDetail,
} from '@ayana/contracts/service-desk';
import { mayEnter } from '@ayana/contracts/identity';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { ProblemRequests } from './problem-requests.js';
import { ProblemWorkflow } from './problem-workflow.js';
import { ProblemRecordRow } from './problem.entity.js';
import type {
  NewProblemRecordDto,
  ProblemRecordChangeDto,
  ProblemRecordsQueryDto,
  ProblemTransitionDto,
} from './problems.dto.js';
import { entriesOfProblem, PROBLEMS, problemOf, problems, requestsOfProblem } from './problems.queries.js';

/** What requests have in common: found once, got round meanwhile, resolved for all. */
@Injectable()
export class ProblemRecords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: ProblemWorkflow,
    private readonly requests: ProblemRequests,
  ) {}

  list(query: ProblemRecordsQueryDto): Promise<Page<ProblemRecord>> {
    return mapPage(keysetList(problems(this.database.read()), PROBLEMS, query, null), problemOf);
  }

  detail(user: CurrentUser, id: string): Promise<ProblemRecordDetail> {
    return this.found(this.database.read(), user, id);
  }

  async add(em: EntityManager, user: CurrentUser, body: NewProblemRecordDto): Promise<ProblemRecordDetail> {
    const { title, description, workaround = null, cause = null, owner_id = user.id, request_ids = [] } = body;
    await refuseOtherOwners(em, owner_id);
    const now = this.clock.now();
    const { rows } = await sql<{ number: number }>`select nextval('problem_record_numbers')::integer as number`.execute(
      within(em),
    );
    const row = em.create(ProblemRecordRow, {
      id: this.ids.next(),
      number: rows[0]?.number ?? 0,
      title,
      description,
      state: 'open',
      workaround,
      cause,
      owner_id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    this.workflow.add(em, row.id, user, { event: 'added' });
    await this.workflow.record(em, user, row, { added: true });
    await this.gather(em, user, row, request_ids);
    await em.flush();
    return this.found(within(em), user, row.id);
  }

  update(
    user: CurrentUser,
    id: string,
    change: ProblemRecordChangeDto,
    ifMatch?: string,
  ): Promise<ProblemRecordDetail> {
    const changed = Object.keys(change);
    if (changed.length === 0) throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, row) => {
      await refuseOtherOwners(em, change.owner_id);
      if (row.state === 'known' && change.workaround === null)
        throw new AppError('illegal_transition', messages.workaround_needed);
      Object.assign(row, change);
      this.workflow.add(em, id, user, { event: 'changed', details: { fields: changed.join(' ') } });
      await this.workflow.record(em, user, row, { changed });
    });
  }

  /** Resolving can resolve its open requests, with the same text. */
  move(
    user: CurrentUser,
    id: string,
    { name, note, resolve_requests = false }: ProblemTransitionDto,
    ifMatch?: string,
  ): Promise<ProblemRecordDetail> {
    if (note === undefined && PROBLEM_TRANSITIONS_WITH_NOTE.some((each) => each === name))
      throw refusedFields([{ field: 'note', message: messages.note_needed }]);
    return this.change(user, id, ifMatch, async (em, row) => {
      await this.workflow.move(em, user, row, { name, note: note ?? null });
      if (name !== 'resolve' || !resolve_requests) return;
      const counts = await this.requests.resolveAll(em, user, row, note ?? '');
      this.workflow.add(em, id, user, { event: 'requests_resolved', details: counts });
    });
  }

  async link(em: EntityManager, user: CurrentUser, id: string, requestIds: string[]): Promise<ProblemRecordDetail> {
    await this.workflow.change(em, user, id, undefined, (row) => this.gather(em, user, row, requestIds));
    return this.found(within(em), user, id);
  }

  unlink(user: CurrentUser, id: string, requestId: string): Promise<ProblemRecordDetail> {
    return this.change(user, id, undefined, async (em, row) => {
      const number = await this.requests.unlink(em, user, row, requestId);
      this.workflow.add(em, id, user, { event: 'unlinked', details: { numbers: number } });
    });
  }

  private async gather(
    em: EntityManager,
    user: CurrentUser,
    row: ProblemRecordRow,
    requestIds: readonly string[],
  ): Promise<void> {
    const numbers = await this.requests.link(em, user, row, requestIds);
    if (numbers.length > 0)
      this.workflow.add(em, row.id, user, { event: 'linked', details: { numbers: numbers.join(', ') } });
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, row: ProblemRecordRow) => Promise<void>,
  ): Promise<ProblemRecordDetail> {
    return this.database.write(async (em) => {
      await this.workflow.change(em, user, id, ifMatch, (row) => work(em, row));
      return this.found(within(em), user, id);
    });
  }

  private async found(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<ProblemRecordDetail> {
    const row = await problems(database).where('list.id', '=', id).executeTakeFirstOrThrow(notFound);
    return {
      ...problemOf(row),
      request_list: await requestsOfProblem(database, id),
      entries: await entriesOfProblem(database, id),
      transitions: transitionsFrom(PROBLEM_WORKFLOW, row.state, user.role),
    };
  }
}

/** @throws AppError `invalid_fields` for an owner who is not of the staff */
async function refuseOtherOwners(em: EntityManager, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const user = await within(em).selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  if (user === undefined || !mayEnter('service_desk', user.role))
    throw refusedFields([{ field: 'owner_id', message: messages.assignee_staff }]);
}
