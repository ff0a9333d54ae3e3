import {
  type OrderSide,
  LABORATORY_WORKFLOW,
  type LaboratoryOrder,
  type LaboratoryState,
  type LaboratoryStep,
  type LaboratoryTest,
  type OrderRecipient,
} from '@ayana/contracts/journey';
import { stepBetween } from '@ayana/contracts/workflow';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import { refuseReaders } from '../../organisations/index.js';
import {
  assignmentCandidates,
  mayOrderOn,
  ORDER_MESSAGES as messages,
  OrderWork,
  readerOfOrder,
  RECIPIENTS_MAX,
} from '../../work/index.js';
import { RecordAccesses } from '../../records/index.js';
import { lockJourney, lockOpenJourney, type PatientJourneyRow } from '../../journeys/index.js';
import { laboratoryCatalogue, laboratoryTests } from './laboratory-catalogue.js';
import { CriticalPages } from './critical-pages.js';
import { LaboratoryEvents } from './laboratory-events.js';
import { LaboratoryOrderRow, RejectedSampleRow } from './laboratory-order.entity.js';
import type {
  LaboratoryOrderChangeDto,
  LaboratoryOrdersQueryDto,
  NewLaboratoryOrderDto,
} from './laboratory-orders.dto.js';
import { findLaboratoryOrder, involvedInResults, listLaboratoryOrders } from './laboratory-orders.queries.js';
import { LaboratoryReports } from './laboratory-reports.js';
import { ReviewTasks } from './review-tasks.js';

/** An order that is being changed: locked after its journey. */
export interface LockedOrder {
  journey: PatientJourneyRow;
  row: LaboratoryOrderRow;
  side: OrderSide;
}

/** Steps with a form of their own. */
const BY_FORM: ReadonlySet<LaboratoryStep> = new Set(['begin', 'report']);

/** Tests that a doctor or the staff order on a case, and a laboratory does. */
@Injectable()
export class LaboratoryOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: OrderWork,
    private readonly events: LaboratoryEvents,
    private readonly reports: LaboratoryReports,
    private readonly accesses: RecordAccesses,
    private readonly reviews: ReviewTasks,
    private readonly pages: CriticalPages,
  ) {}

  tests(): Promise<LaboratoryTest[]> {
    return laboratoryTests(this.database.read());
  }

  async laboratories(): Promise<OrderRecipient[]> {
    const known = await assignmentCandidates(this.database.read(), { kind: 'lab_order', limit: RECIPIENTS_MAX });
    return known.map(({ id, name }) => ({ id, name }));
  }

  /** Of a journey with its results, which is written down; without a journey the caller's worklist. */
  async list(user: CurrentUser, query: LaboratoryOrdersQueryDto): Promise<Page<LaboratoryOrder>> {
    const page = await listLaboratoryOrders(this.database.read(), user, query, this.clock.now());
    const [first] = page.items;
    if (query.journey_id !== undefined && first !== undefined) await this.detail(user, first.id);
    return page;
  }

  /** @throws AppError `not_found`, also for one that this user does not see */
  async detail(user: CurrentUser, id: string): Promise<LaboratoryOrder> {
    const found = await findLaboratoryOrder(this.database.read(), user, id, this.clock.now());
    if (found === undefined) throw notFound();
    await this.accesses.recordReading(user, readerOfOrder('lab_order', found.side, found.order), 'laboratory_results');
    return found.order;
  }

  /** @throws AppError `not_found` for a journey they do not treat anyone on, `invalid_fields` */
  async create(em: EntityManager, user: CurrentUser, form: NewLaboratoryOrderDto): Promise<LaboratoryOrder> {
    if (!(await mayOrderOn(within(em), user, form.journey_id))) throw notFound();
    const journey = await lockOpenJourney(em, form.journey_id);
    const tests = await this.knownTests(em, form.tests);
    const assignment = await this.work.give(em, user, {
      kind: 'lab_order',
      journey_id: journey.id,
      to: { id: form.laboratory_id, field: 'laboratory_id' },
      brief: form.note?.trim() || messages.no_note,
      due_at: form.due_at,
    });
    const now = this.clock.now();
    const row = em.create(LaboratoryOrderRow, {
      id: this.ids.next(),
      assignment_id: assignment.id,
      journey_id: journey.id,
      ordered_by: user.id,
      status: 'ordered',
      tests,
      pages: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.events.ordered(em, user, journey, row);
    return this.found(em, user, row.id);
  }

  /**
   * The laboratory and the staff move it on; who ordered it cancels it, and asks another laboratory when the first has declined.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `illegal_transition`, `invalid_fields`
   */
  change(
    user: CurrentUser,
    id: string,
    form: LaboratoryOrderChangeDto,
    ifMatch: string | undefined,
  ): Promise<LaboratoryOrder> {
    return this.database.write(async (em) => {
      const locked = await this.lock(em, user, id);
      refuseStale(ifMatch, locked.row.version);
      if (form.laboratory_id !== undefined) await this.askAnother(em, user, locked, form.laboratory_id);
      else if (form.status === undefined) throw refusedFields([{ field: 'status', message: messages.reason }]);
      else await this.step(em, user, locked, form.status, form);
      await this.changed(em, locked.row);
      return this.found(em, user, id);
    });
  }

  /**
   * @throws AppError `not_found` for one that this user does not see, `not_allowed` for the patient and for members who may only read
   */
  async lock(em: EntityManager, user: CurrentUser, id: string): Promise<LockedOrder> {
    await refuseReaders(em, user);
    const found = await findLaboratoryOrder(within(em), user, id, this.clock.now());
    if (found === undefined) throw notFound();
    if (found.side === 'patient') throw notAllowed();
    const journey = await lockJourney(em, found.order.journey_id);
    const row = await em.findOneOrFail(LaboratoryOrderRow, { id }, FOR_UPDATE);
    return { journey, row, side: found.side };
  }

  async changed(em: EntityManager, row: LaboratoryOrderRow): Promise<void> {
    row.version += 1;
    row.updated_at = this.clock.now();
    await em.flush();
    await this.work.publish(em, 'laboratory_orders.updated', row, row.ordered_by);
  }

  /** As this user sees it after a change; the staff see it also when it is nobody else's any more. */
  async found(em: EntityManager, user: CurrentUser, id: string): Promise<LaboratoryOrder> {
    await em.flush();
    const found = await findLaboratoryOrder(within(em), user, id, this.clock.now());
    if (found === undefined) throw notFound();
    return found.order;
  }

  private async step(
    em: EntityManager,
    user: CurrentUser,
    { journey, row, side }: LockedOrder,
    to: LaboratoryState,
    form: LaboratoryOrderChangeDto,
  ): Promise<void> {
    const now = this.clock.now();
    const name = stepBetween<LaboratoryState, LaboratoryStep>(LABORATORY_WORKFLOW, row.status, to);
    if (name === undefined) throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    if (name === 'cancel' ? side === 'partner' : side === 'orderer') throw notAllowed();
    if (BY_FORM.has(name)) throw new AppError('illegal_transition', messages.results_by_form);
    if (name === 'take_sample') {
      this.refuseSample(form, now);
      await this.work.begun(em, user, 'lab_order', row.assignment_id);
      row.sampled_at = form.sampled_at === undefined ? now : new Date(form.sampled_at);
      row.sampled_by = form.sampled_by ?? null;
      row.accession_number = form.accession_number?.trim() || (await this.nextAccession(em));
    }
    if (name === 'reject_sample') await this.rejectSample(em, user, row, form.reason, now);
    if ((name === 'reopen' || name === 'cancel') && (form.reason ?? '').trim() === '')
      throw refusedFields([{ field: 'reason', message: messages.reason }]);
    if (name === 'reopen') Object.assign(row, { resulted_at: null, reviewed_at: null, reviewed_by: null });
    if (name === 'review') {
      refuseOwnApproval(user, await involvedInResults(within(em), row.id), messages.other_reviews);
      Object.assign(row, { reviewed_at: now, reviewed_by: user.id });
    }
    if (name === 'review' || name === 'reopen' || name === 'cancel') await this.reviews.end(em, row, user.id);
    row.status = to;
    if (name === 'release') await this.release(em, user, journey, row, now);
    if (name === 'cancel') {
      row.cancelled_reason = form.reason ?? null;
      row.paged_at = null;
      await this.work.cancel(em, user, row.assignment_id);
      await em.refresh(row);
      Object.assign(row, { status: to, cancelled_reason: form.reason ?? null });
    }
    await this.events.moved(em, user, journey, row, name, form.reason ?? null);
  }

  private async nextAccession(em: EntityManager): Promise<string> {
    const { rows } = await sql<{ number: string }>`
      select 'S-' || lpad(nextval('accession_numbers')::text, 6, '0') as number`.execute(within(em));
    return rows[0]?.number ?? '';
  }

  /** What was measured of it does not count: the order waits for another sample. */
  private async rejectSample(
    em: EntityManager,
    user: CurrentUser,
    row: LaboratoryOrderRow,
    reason: string | undefined,
    now: Date,
  ): Promise<void> {
    if ((reason ?? '').trim() === '') throw refusedFields([{ field: 'reason', message: messages.rejected_reason }]);
    em.create(RejectedSampleRow, {
      id: this.ids.next(),
      laboratory_order_id: row.id,
      accession_number: row.accession_number ?? '',
      sampled_at: row.sampled_at ?? now,
      sampled_by: row.sampled_by ?? '',
      reason: (reason ?? '').trim(),
      rejected_by: user.id,
      rejected_at: now,
    });
    await within(em).deleteFrom('laboratory_results').where('laboratory_order_id', '=', row.id).execute();
    await this.pages.end(em, row, user.id);
    Object.assign(row, { sampled_at: null, sampled_by: null, accession_number: null });
  }

  private refuseSample({ sampled_at, sampled_by }: LaboratoryOrderChangeDto, now: Date): void {
    if ((sampled_by ?? '').trim() === '') throw refusedFields([{ field: 'sampled_by', message: messages.sampled_by }]);
    if (sampled_at !== undefined && new Date(sampled_at) > now)
      throw refusedFields([{ field: 'sampled_at', message: messages.sampled_future }]);
  }

  /** The patient reads the results from now on, also as a paper; the work is done. */
  private async release(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    row: LaboratoryOrderRow,
    now: Date,
  ): Promise<void> {
    const waiting = await within(em)
      .selectFrom('laboratory_results')
      .select('id')
      .where('laboratory_order_id', '=', row.id)
      .where('flag', '=', 'critical')
      .where('acknowledged_at', 'is', null)
      .executeTakeFirst();
    if (waiting !== undefined) throw new AppError('illegal_transition', messages.not_acknowledged);
    Object.assign(row, { released_at: now, released_by: user.id });
    await em.flush();
    row.document_id = await this.reports.store(em, user, journey, row);
    await em.flush();
    await this.work.finish(em, user, row.assignment_id);
  }

  private async askAnother(
    em: EntityManager,
    user: CurrentUser,
    { journey, row, side }: LockedOrder,
    laboratory_id: string,
  ): Promise<void> {
    if (side === 'partner') throw notAllowed();
    const before = await within(em)
      .selectFrom('assignments')
      .select(['status', 'brief', 'due_at'])
      .where('id', '=', row.assignment_id)
      .executeTakeFirstOrThrow();
    if (before.status !== 'declined' || row.status === 'cancelled')
      throw new AppError('illegal_transition', messages.not_declined);
    const next = await this.work.give(em, user, {
      kind: 'lab_order',
      journey_id: journey.id,
      to: { id: laboratory_id, field: 'laboratory_id' },
      brief: before.brief,
      due_at: undefined,
    });
    row.assignment_id = next.id;
    // Nothing of the first laboratory counts for the second.
    Object.assign(row, { status: 'ordered', sampled_at: null, sampled_by: null, accession_number: null });
  }

  /** @throws AppError `invalid_fields` */
  private async knownTests(em: EntityManager, codes: readonly string[]): Promise<string[]> {
    const catalogue = await laboratoryCatalogue(within(em));
    const wanted = [...catalogue.keys()].filter((code) => codes.includes(code));
    if (codes.length === 0) throw refusedFields([{ field: 'tests', message: messages.one_test }]);
    if (wanted.length !== new Set(codes).size)
      throw refusedFields([{ field: 'tests', message: messages.unknown_tests }]);
    return wanted;
  }
}
