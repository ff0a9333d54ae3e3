import { type DataRequest, dataRequestDue, isExtendable, type DataRequestDetail } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { ComplianceChanges, dayOf } from '../compliance-changes.js';
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import { DataRequestMails } from './data-request-mails.js';
import { DataRequestWorkflow } from './data-request-workflow.js';
import { DataRequestRow } from './data-request.entity.js';
import type {
  DataRequestExtensionDto,
  DataRequestsQueryDto,
  DataRequestTransitionDto,
  NewDataRequestDto,
} from './data-requests.dto.js';
import {
  countOverdue,
  DATA_REQUESTS,
  dataRequestDetail,
  dataRequestOf,
  dataRequests,
} from './data-requests.queries.js';

/** A request that is older was answered long ago. */
const OLDEST_DAYS = 366;
const DAY = 86_400_000;

/** What people ask about their data, each with the clock of its law. */
@Injectable()
export class DataRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: DataRequestWorkflow,
    private readonly changes: ComplianceChanges,
    private readonly mails: DataRequestMails,
  ) {}

  list(query: DataRequestsQueryDto): Promise<Page<DataRequest>> {
    const rows = dataRequests(this.database.read(), this.today());
    return mapPage(keysetList(rows, DATA_REQUESTS, query, null), dataRequestOf);
  }

  overdueCount(): Promise<number> {
    return countOverdue(this.database.read(), this.today());
  }

  detail(user: CurrentUser, id: string): Promise<DataRequestDetail> {
    return this.found(this.database.read(), user, id);
  }

  /** @throws AppError `invalid_fields`: no such account, a day that cannot be, or asked for already */
  async add(em: EntityManager, user: CurrentUser, body: NewDataRequestDto): Promise<DataRequestDetail> {
    const { kind, law, email, text = null, received_on = this.today() } = body;
    this.refuseDay(received_on);
    const subject = await within(em)
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .executeTakeFirst();
    if (subject === undefined) throw refusedFields([{ field: 'email', message: messages.unknown_person }]);
    const now = this.clock.now();
    const id = this.ids.next();
    const added = await within(em)
      .insertInto('data_requests')
      .values({
        id,
        kind,
        law,
        state: 'received',
        subject_id: subject.id,
        text,
        received_on,
        due_on: dataRequestDue(law, received_on),
        is_extended: false,
        assigned_to: user.id,
        created_by: user.id,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw refusedFields([{ field: 'kind', message: messages.open_already }]);
    await this.changes.announce(em, user, { part: 'data_request', id }, { kind, law, to: 'received' }, subject.id);
    await this.mails.send(em, await em.findOneOrFail(DataRequestRow, { id }), 'received');
    return this.found(within(em), user, id);
  }

  move(
    user: CurrentUser,
    id: string,
    { name, note = '' }: DataRequestTransitionDto,
    ifMatch?: string,
  ): Promise<DataRequestDetail> {
    if (name === 'refuse' && note === '') throw refusedFields([{ field: 'note', message: messages.reason_needed }]);
    return this.change(user, id, ifMatch, async (em, row) => {
      await this.workflow.move(em, user, row, { name, note: note === '' ? null : note });
      if (name === 'refuse') await this.mails.send(em, row, 'refused');
    });
  }

  /** Two months more, by the law that allows it; the person reads why. */
  extend(
    user: CurrentUser,
    id: string,
    { reason }: DataRequestExtensionDto,
    ifMatch?: string,
  ): Promise<DataRequestDetail> {
    return this.change(user, id, ifMatch, async (em, row) => {
      if (row.state !== 'received' && row.state !== 'verified')
        throw new AppError('illegal_transition', messages.too_late_to_extend);
      if (!isExtendable(row.law)) throw new AppError('illegal_transition', messages.cannot_extend);
      if (row.is_extended) throw new AppError('illegal_transition', messages.extended_already);
      if (row.due_on < this.today()) throw new AppError('illegal_transition', messages.too_late_to_extend);
      row.is_extended = true;
      row.due_on = dataRequestDue(row.law, row.received_on, true);
      row.reason = reason;
      await this.changes.record(em, user, { part: 'data_request', id }, { extended_to: row.due_on }, row.subject_id);
      await this.mails.send(em, row, 'extended');
    });
  }

  /** One change of the locked request, and how it is afterwards. */
  change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, row: DataRequestRow) => Promise<void>,
  ): Promise<DataRequestDetail> {
    return this.database.write(async (em) => {
      await this.workflow.change(em, user, id, ifMatch, (row) => work(em, row));
      return this.found(within(em), user, id);
    });
  }

  private refuseDay(day: string): void {
    const today = this.today();
    const message =
      day > today
        ? messages.future_day
        : Date.parse(today) - Date.parse(day) > OLDEST_DAYS * DAY
          ? messages.too_long_ago
          : undefined;
    if (message !== undefined) throw refusedFields([{ field: 'received_on', message }]);
  }

  private async found(database: Kysely<Tables>, { role }: CurrentUser, id: string): Promise<DataRequestDetail> {
    const detail = await dataRequestDetail(database, id, { today: this.today(), role });
    if (detail === undefined) throw notFound();
    return detail;
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}
