import { CRITICAL_PAGE_EVERY } from '@ayana/contracts/journey';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, FOR_UPDATE } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { lockJourney } from '../../journeys/index.js';
import { CriticalPages } from './critical-pages.js';
import { LaboratoryOrderRow } from './laboratory-order.entity.js';

/** Orders looked at in one run; the next takes the others. */
const BATCH = 200;

/** Says critical results again that nobody has acknowledged. */
@Injectable()
export class CriticalPagesJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly pages: CriticalPages,
  ) {}

  onModuleInit(): void {
    this.jobs.work('journeys.critical-results', async () => void (await this.run()));
  }

  /** @returns how many were said again */
  async run(): Promise<number> {
    const due = await this.database
      .read()
      .selectFrom('laboratory_orders')
      .select(['id', 'journey_id'])
      .where('paged_at', '<=', new Date(this.clock.now().getTime() - CRITICAL_PAGE_EVERY))
      .orderBy('paged_at')
      .limit(BATCH)
      .execute();
    let said = 0;
    for (const order of due) if (await this.again(order)) said += 1;
    return said;
  }

  private again({ id, journey_id }: { id: string; journey_id: string }): Promise<boolean> {
    return this.database.write(async (em) => {
      await lockJourney(em, journey_id);
      const order = await em.findOne(LaboratoryOrderRow, { id }, FOR_UPDATE);
      // It may have been acknowledged since it was found.
      if (order === null || !this.pages.isDue(order)) return false;
      await this.pages.page(em, order);
      return true;
    });
  }
}
