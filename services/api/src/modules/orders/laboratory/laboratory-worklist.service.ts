import type { LaboratoryCounts, ResultTrends } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { RecordAccesses } from '../../records/index.js';
import { readerOfOrder } from '../../work/index.js';
import { countLaboratoryOrders } from '../order-counts.js';
import { findLaboratoryOrder } from './laboratory-orders.queries.js';
import { resultTrends } from './result-trends.js';

/** How much is in each state, and how results went over time. */
@Injectable()
export class LaboratoryWorklist {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accesses: RecordAccesses,
  ) {}

  counts(user: CurrentUser): Promise<LaboratoryCounts> {
    return countLaboratoryOrders(this.database.read(), user);
  }

  /** @throws AppError `not_found`, also for an order that this user does not see */
  async trends(user: CurrentUser, id: string): Promise<ResultTrends> {
    const database = this.database.read();
    const found = await findLaboratoryOrder(database, user, id, this.clock.now());
    if (found === undefined) throw notFound();
    await this.accesses.recordReading(user, readerOfOrder('lab_order', found.side, found.order), 'laboratory_results');
    return { items: await resultTrends(database, found) };
  }
}
