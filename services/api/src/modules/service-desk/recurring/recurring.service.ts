import {
  minutesOfClock,
  type RecurringRequest,
  type RecurringRequestDetail,
  type ServiceAnswer,
} from '@ayana/contracts/service-desk';
import { mayEnter } from '@ayana/contracts/identity';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { DeskChanges } from '../desk-changes.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestIntake } from '../requests/request-intake.service.js';
import { RecurringClock } from './recurring-clock.js';
import type { NewRecurringRequestDto, RecurringRequestChangeDto, RecurringRequestsQueryDto } from './recurring.dto.js';
import { RecurringRequestRow } from './recurring.entity.js';
import { findRecurring, RECURRING, recurring, recurringOf } from './recurring.queries.js';

/** The first day is at most five years away. */
const FURTHEST = 5 * 365 * 24 * 60 * 60_000;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Requests that make themselves: what is asked, when, and who gets them. `RecurringJob` makes them. */
@Injectable()
export class RecurringRequests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly changes: DeskChanges,
    private readonly intake: RequestIntake,
    private readonly times: RecurringClock,
  ) {}

  list(query: RecurringRequestsQueryDto): Promise<Page<RecurringRequest>> {
    return mapPage(keysetList(recurring(this.database.read()), RECURRING, query, null), recurringOf);
  }

  async detail(id: string): Promise<RecurringRequestDetail> {
    const found = await findRecurring(this.database.read(), id);
    if (found === undefined) throw notFound();
    return found;
  }

  /** @throws AppError `invalid_fields` as a request with these answers would be refused, and for a time that never comes */
  async add(em: EntityManager, user: CurrentUser, body: NewRecurringRequestDto): Promise<RecurringRequestDetail> {
    const { at, impact = 3, urgency = 3, description = null, ends_on = null, assigned_to = null, ...given } = body;
    const answers = await this.answersOf(em, user, body);
    const now = this.clock.now();
    const row = em.create(RecurringRequestRow, {
      id: this.ids.next(),
      ...given,
      ...timeOf(body),
      answers,
      impact,
      urgency,
      description,
      ends_on,
      assigned_to,
      at_minutes: minutesOfClock(at),
      is_paused: false,
      requested_by: user.id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await this.check(em, row);
    await em.flush();
    return this.recorded(em, user, row.id, { added: true });
  }

  update(
    user: CurrentUser,
    id: string,
    { at, answers, ...change }: RecurringRequestChangeDto,
    ifMatch?: string,
  ): Promise<RecurringRequestDetail> {
    const changed = [
      ...Object.keys(change),
      ...(at === undefined ? [] : ['at']),
      ...(answers === undefined ? [] : ['answers']),
    ];
    if (changed.length === 0) throw refusedFields([{ field: 'summary', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, row) => {
      Object.assign(row, change);
      Object.assign(row, timeOf({ every: row.every, weekday: row.weekday, month_day: row.month_day }));
      if (at !== undefined) row.at_minutes = minutesOfClock(at);
      if (answers !== undefined) row.answers = await this.answersOf(em, user, { item_id: row.item_id, answers });
      // Who saves it last asks for it: the one before may have left.
      row.requested_by = user.id;
      await this.check(em, row);
      return { changed };
    });
  }

  /** Nothing is made until it goes on; what was missed is not made afterwards. */
  pause(user: CurrentUser, id: string, is_paused: boolean, ifMatch?: string): Promise<RecurringRequestDetail> {
    return this.change(user, id, ifMatch, async (em, row) => {
      if (row.is_paused === is_paused)
        throw new AppError('illegal_transition', is_paused ? messages.paused_already : messages.runs_already);
      row.is_paused = is_paused;
      await this.times.set(em, row);
      return { [is_paused ? 'paused' : 'resumed']: true };
    });
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, row: RecurringRequestRow) => Promise<Record<string, unknown>>,
  ): Promise<RecurringRequestDetail> {
    return this.database.write(async (em) => {
      const row = await em.findOne(RecurringRequestRow, { id }, FOR_UPDATE);
      if (row === null) throw notFound();
      refuseStale(ifMatch, row.version);
      const details = await work(em, row);
      Object.assign(row, { version: row.version + 1, updated_at: this.clock.now() });
      await em.flush();
      return this.recorded(em, user, id, details);
    });
  }

  private async recorded(
    em: EntityManager,
    actor: CurrentUser,
    id: string,
    details: Record<string, unknown>,
  ): Promise<RecurringRequestDetail> {
    await this.changes.record(em, actor, { part: 'recurring_request', id }, details);
    const found = await findRecurring(within(em), id);
    if (found === undefined) throw notFound();
    return found;
  }

  private async answersOf(
    em: EntityManager,
    user: CurrentUser,
    { item_id, answers }: { item_id: string; answers: Record<string, unknown> },
  ): Promise<Record<string, ServiceAnswer>> {
    return (await this.intake.read(em, user, { item_id, answers })).answers;
  }

  /** Sets when it is due next. @throws AppError `invalid_fields` */
  private async check(em: EntityManager, row: RecurringRequestRow): Promise<void> {
    const faults: FieldError[] = [];
    if (row.every === 'week' && row.weekday == null)
      faults.push({ field: 'weekday', message: messages.weekday_needed });
    if (row.every === 'month' && row.month_day == null)
      faults.push({ field: 'month_day', message: messages.month_day_needed });
    if (row.ends_on != null && row.ends_on < row.starts_on)
      faults.push({ field: 'ends_on', message: messages.range_order });
    if (row.starts_on > dayOf(new Date(this.clock.now().getTime() + FURTHEST)))
      faults.push({ field: 'starts_on', message: messages.starts_too_late });
    if (row.assigned_to != null && !(await isDeskUser(em, row.assigned_to)))
      faults.push({ field: 'assigned_to', message: messages.assignee_staff });
    if (faults.length > 0) throw refusedFields(faults);
    await this.times.set(em, row);
    if (!row.is_paused && row.next_due_at == null)
      throw refusedFields([{ field: 'ends_on', message: messages.never_due }]);
  }
}

/** A week has a weekday, a month a day, and nothing else has either. */
const timeOf = ({
  every,
  weekday = null,
  month_day = null,
}: {
  every: RecurringRequestRow['every'];
  weekday?: number | null | undefined;
  month_day?: number | null | undefined;
}) => ({
  weekday: every === 'week' ? weekday : null,
  month_day: every === 'month' ? month_day : null,
});

async function isDeskUser(em: EntityManager, id: string): Promise<boolean> {
  const user = await within(em).selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
  return user !== undefined && mayEnter('service_desk', user.role);
}
