import { type CaseFact, endOf, taskEndOf } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { AutomationQueue } from '../stages/automation-queue.js';
import { JourneyAutomationRow } from '../stages/journey-automation.entity.js';
import { JourneyTaskRow } from '../tasks/journey-task.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';
import { factsOf } from './case-facts.queries.js';

/** Of work that was taken back with the closing, and of a day: they do not come back. */
const OVER = /^(lapsed|daily_check_in)\./;

/** What the closing of a case has ended is there again when it is opened again. */
@Injectable()
export class CaseReopening {
  constructor(
    private readonly tasks: JourneyTasks,
    private readonly automations: AutomationQueue,
  ) {}

  /** @param journey_id of one that is open again; its row is locked */
  async bringBack(em: EntityManager, journey_id: string): Promise<void> {
    await em.flush();
    const facts = await factsOf(within(em), journey_id);
    await this.tasksOf(em, journey_id, facts);
    const skipped = await em.find(JourneyAutomationRow, { journey_id, status: 'skipped' });
    for (const row of skipped) if (endOf(facts, row.name) === null) await this.automations.send(em, row);
  }

  /** Those that the system ended with the closing, and that ask for what has not happened. */
  private async tasksOf(em: EntityManager, journey_id: string, facts: ReadonlySet<CaseFact>): Promise<void> {
    const closing = await within(em)
      .selectFrom('journey_entries')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('journey_id', '=', journey_id)
      .where('event', '=', 'journey_status')
      .where('to_state', '=', 'closed')
      .executeTakeFirst();
    if (closing?.at == null) return;
    const since = new Date(closing.at);
    const ended = { journey_id, status: 'waived', done_by: null, done_at: { $gte: since } } as const;
    for (const task of await em.find(JourneyTaskRow, ended, { orderBy: { created_at: 1, id: 1 } })) {
      const name = task.automation ?? '';
      if (!OVER.test(name) && taskEndOf(facts, name) === null) await this.tasks.reopen(em, task);
    }
  }
}
