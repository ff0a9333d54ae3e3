import { Injectable } from '@nestjs/common';
import { automationsOf, JOURNEY_AUTOMATIONS, type JourneyAutomationName } from '@ayana/contracts/journey';
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
    for (const name of automationsOf(stage_number)) {
      const known = await em.findOne(JourneyAutomationRow, { journey_id, name });
      if (known?.status !== 'done') await this.send(em, known ?? this.add(em, journey_id, name));
    }
  }

  /** Those of these that a case has not begun yet. */
  async unknown(
    em: EntityManager,
    journey_id: string,
    names: readonly JourneyAutomationName[],
  ): Promise<JourneyAutomationName[]> {
    if (names.length === 0) return [];
    const rows = await em.find(JourneyAutomationRow, { journey_id, name: { $in: [...names] } });
    return names.filter((name) => rows.every((row) => row.name !== name));
  }

  /** What has a reason by what has happened begins before its stage is complete. */
  async begin(em: EntityManager, journey_id: string, name: JourneyAutomationName): Promise<void> {
    // The stage may have been completed with it.
    if ((await this.unknown(em, journey_id, [name])).length === 0) return;
    await this.send(em, this.add(em, journey_id, name));
  }

  private add(em: EntityManager, journey_id: string, name: JourneyAutomationName): JourneyAutomationRow {
    const now = this.clock.now();
    return em.create(JourneyAutomationRow, {
      id: this.ids.next(),
      journey_id,
      stage_number: JOURNEY_AUTOMATIONS[name],
      name,
      status: 'waiting',
      attempts: 0,
      created_at: now,
      updated_at: now,
    });
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
