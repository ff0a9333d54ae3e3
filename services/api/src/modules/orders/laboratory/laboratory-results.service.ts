import { Injectable } from '@nestjs/common';
import { listText } from '@ayana/contracts/language';
import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import { CriticalPages } from './critical-pages.js';
import { laboratoryCatalogue } from './laboratory-catalogue.js';
import { LaboratoryEvents } from './laboratory-events.js';
import { type LaboratoryOrderRow, LaboratoryResultRow } from './laboratory-order.entity.js';
import type { ResultsFormDto } from './laboratory-orders.dto.js';
import { LaboratoryOrders } from './laboratory-orders.service.js';
import { type EnteredResult, enteredResults } from './result-entry.js';
import { ReviewTasks } from './review-tasks.js';

/** Results as they are entered and acknowledged. A critical one reaches the one who ordered at once. */
@Injectable()
export class LaboratoryResults {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly orders: LaboratoryOrders,
    private readonly pages: CriticalPages,
    private readonly events: LaboratoryEvents,
    private readonly reviews: ReviewTasks,
  ) {}

  /**
   * Some or all results of an order; what was entered before and is not in the form stays.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `illegal_transition`, `invalid_fields` at the values
   */
  enter(user: CurrentUser, id: string, form: ResultsFormDto, ifMatch: string | undefined): Promise<LaboratoryOrder> {
    return this.database.write(async (em) => {
      const { journey, row, side } = await this.orders.lock(em, user, id);
      if (side === 'orderer') throw notAllowed();
      refuseStale(ifMatch, row.version);
      if (row.status !== 'sample_taken' && row.status !== 'in_progress')
        throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
      const entered = await enteredResults(within(em), row, form.results, this.clock.now());
      const isNews = await this.store(em, user, row, entered);
      row.status = form.finished ? 'resulted' : 'in_progress';
      if (form.finished) {
        await this.refuseMissing(em, row);
        Object.assign(row, { resulted_at: this.clock.now(), resulted_by: user.id });
      }
      await em.flush();
      await this.events.moved(em, user, journey, row, form.finished ? 'report' : 'begin', null);
      if (form.finished) await this.reviews.begin(em, journey, row);
      await this.follow(em, user, row, isNews);
      await this.orders.changed(em, row);
      return this.orders.found(em, user, id);
    });
  }

  /** The one who ordered, or the staff, has seen a critical result. A second press changes nothing. */
  acknowledge(user: CurrentUser, resultId: string): Promise<LaboratoryOrder> {
    return this.database.write(async (em) => {
      const result = await em.findOne(LaboratoryResultRow, { id: resultId });
      if (result === null) throw notFound();
      const { journey, row, side } = await this.orders.lock(em, user, result.laboratory_order_id);
      if (side === 'partner') throw notAllowed();
      await em.refresh(result);
      if (result.flag !== 'critical') throw new AppError('illegal_transition', messages.not_critical);
      if (result.acknowledged_at == null) {
        Object.assign(result, { acknowledged_by: user.id, acknowledged_at: this.clock.now() });
        await em.flush();
        this.events.acknowledged(em, user, journey);
        if ((await this.openCriticals(em, row)) === 0) await this.pages.end(em, row, user.id);
        await this.orders.changed(em, row);
      }
      return this.orders.found(em, user, row.id);
    });
  }

  /** @returns whether there is a critical result that was not there before */
  private async store(
    em: EntityManager,
    user: CurrentUser,
    { id: laboratory_order_id }: LaboratoryOrderRow,
    entered: readonly EnteredResult[],
  ): Promise<boolean> {
    const now = this.clock.now();
    let isNews = false;
    for (const result of entered) {
      const known = await em.findOne(LaboratoryResultRow, { laboratory_order_id, test_code: result.test_code });
      if (known !== null && isSame(known, result)) {
        Object.assign(known, { flag_reason: result.flag_reason ?? null, method: known.method ?? result.method });
        continue;
      }
      if (result.flag === 'critical') isNews = true;
      // Another value has to be seen again.
      const fields = { ...result, entered_by: user.id, entered_at: now, acknowledged_by: null, acknowledged_at: null };
      if (known === null) em.create(LaboratoryResultRow, { id: this.ids.next(), laboratory_order_id, ...fields });
      else Object.assign(known, fields);
    }
    await em.flush();
    return isNews;
  }

  /** New critical results are said at once; where none is left, nobody is told any more. */
  private async follow(em: EntityManager, user: CurrentUser, row: LaboratoryOrderRow, isNews: boolean): Promise<void> {
    const open = await this.openCriticals(em, row);
    if (open === 0 && row.paged_at != null) await this.pages.end(em, row, user.id);
    if (open === 0 || !isNews) return;
    this.events.critical(em, row);
    await this.pages.page(em, row);
  }

  private openCriticals(em: EntityManager, { id }: LaboratoryOrderRow): Promise<number> {
    return em.count(LaboratoryResultRow, { laboratory_order_id: id, flag: 'critical', acknowledged_at: null });
  }

  private async refuseMissing(em: EntityManager, { id, tests }: LaboratoryOrderRow): Promise<void> {
    const known = await em.find(LaboratoryResultRow, { laboratory_order_id: id }, { fields: ['test_code'] });
    const missing = tests.filter((code) => known.every(({ test_code }) => test_code !== code));
    if (missing.length === 0) return;
    const catalogue = await laboratoryCatalogue(within(em));
    const names = listText(missing.map((code) => catalogue.get(code)?.name ?? code));
    throw refusedFields([{ field: 'results', message: messages.missing_values(names) }]);
  }
}

const isSame = (known: LaboratoryResultRow, result: EnteredResult): boolean =>
  (known.digits ?? null) === (result.digits ?? null) &&
  (known.comparator ?? null) === (result.comparator ?? null) &&
  (known.text ?? null) === (result.text ?? null) &&
  known.flag === result.flag;
