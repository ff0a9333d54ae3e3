import { nextDue } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { readCalendar } from '../calendar/calendar.queries.js';
import { RecurringRequestRow, ruleOf } from './recurring.entity.js';

/** When recurring requests are due next, by the clock of the desk. */
@Injectable()
export class RecurringClock {
  constructor(private readonly clock: Clock) {}

  /** From now on; what was missed before is not made any more. */
  async set(em: EntityManager, row: RecurringRequestRow): Promise<void> {
    const { zone } = await readCalendar(within(em));
    row.next_due_at = row.is_paused ? null : nextDue(ruleOf(row), this.clock.now(), zone);
  }

  /** As `set`, for all: the zone of the desk has changed. */
  async setAll(em: EntityManager): Promise<void> {
    const options = { orderBy: { id: 'asc' }, ...FOR_UPDATE } as const;
    for (const row of await em.find(RecurringRequestRow, { is_paused: false }, options)) await this.set(em, row);
    await em.flush();
  }
}
