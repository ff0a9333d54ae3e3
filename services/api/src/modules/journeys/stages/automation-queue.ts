import { Injectable } from '@nestjs/common';
import { automationsOf } from '@ayana/contracts/journey';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { JourneyAutomationRow } from './journey-automation.entity.js';

/** Queues what a completed stage sets off. The rows and jobs exist only if the stage's transaction commits. */
@Injectable()
export class AutomationQueue {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly jobs: JobsService,
  ) {}

  /** A stage that is completed again sets nothing off again, except what has not succeeded yet. */
  async queue(em: EntityManager, journey_id: string, stage_number: number): Promise<void> {
    const now = this.clock.now();
    for (const name of automationsOf(stage_number)) {
      const known = await em.findOne(JourneyAutomationRow, { journey_id, name });
      if (known?.status === 'done') continue;
      const row =
        known ??
        em.create(JourneyAutomationRow, {
          id: this.ids.next(),
          journey_id,
          stage_number,
          name,
          status: 'waiting',
          attempts: 0,
          created_at: now,
          updated_at: now,
        });
      await this.send(em, row);
    }
  }

  /** Lets an automation run as soon as the transaction has committed. */
  async send(em: EntityManager, row: JourneyAutomationRow): Promise<void> {
    row.status = 'waiting';
    row.next_attempt_at = null;
    row.updated_at = this.clock.now();
    await em.flush();
    await this.jobs.send(em, 'journeys.automation', { id: row.id });
  }
}
