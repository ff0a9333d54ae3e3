import { taskEndOf } from '@ayana/contracts/journey';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { JourneyEntries } from '../journey-entries.js';
import { JourneyTaskRow } from '../tasks/journey-task.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';
import { factsOf } from './case-facts.queries.js';

/** Ends tasks of a case by what has happened in it, whoever did it: before each transaction that adds to its timeline is committed. */
@Injectable()
export class FactEffects implements OnModuleInit {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly tasks: JourneyTasks,
  ) {}

  onModuleInit(): void {
    this.entries.afterAdded((em, journey_id) => this.apply(em, journey_id));
  }

  private async apply(em: EntityManager, journey_id: string): Promise<void> {
    const filter = { journey_id, status: 'open', automation: { $ne: null } } as const;
    const open = await em.find(JourneyTaskRow, filter, FOR_UPDATE);
    if (open.length === 0) return;
    const facts = await factsOf(within(em), journey_id);
    for (const task of open) {
      const end = taskEndOf(facts, task.automation ?? '');
      if (end !== null) await this.tasks.settle(em, { id: null }, task, end);
    }
  }
}
