import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import {
  ARRIVAL_TASKS,
  arrivalTimes,
  JOURNEY_MESSAGES as messages,
  JourneyTasks,
  type TravelLegRow,
} from '../../journeys/index.js';
import { NeedChanges, ResourceNeedRow } from '../../resources/index.js';

const DAY = 24 * 60 * 60_000;

/** The car and the interpreter of an arrival are needed when the patient arrives, whenever that is. */
@Injectable()
export class ArrivalNeeds {
  constructor(
    private readonly clock: Clock,
    private readonly needs: NeedChanges,
    private readonly tasks: JourneyTasks,
  ) {}

  /** What is committed stays: the case manager agrees another time with it. */
  async move(
    em: EntityManager,
    journey_id: string,
    flight: TravelLegRow | null,
    admission: Date | null,
  ): Promise<void> {
    if (flight === null && admission === null) return;
    const now = this.clock.now();
    for (const automation of ARRIVAL_TASKS) {
      const need = await em.findOne(ResourceNeedRow, { journey_id, automation, state: { $ne: 'closed' } });
      if (need === null) continue;
      const times = arrivalTimes(automation, flight, admission, now);
      if (times.from_at.getTime() === need.from_at.getTime()) continue;
      await this.needs.move(em, need.id, times);
      if (await isCommitted(em, need.id))
        await this.tasks.add(em, {
          journey_id,
          stage_number: 6,
          automation: `arrival_moved.${need.id}.${need.version}`,
          title: messages.arrival_moved(need.title),
          owner_kind: 'case_manager',
          due_at: new Date(now.getTime() + DAY),
        });
    }
  }
}

async function isCommitted(em: EntityManager, need_id: string): Promise<boolean> {
  const found = await within(em)
    .selectFrom('resource_commitments')
    .select('id')
    .where('need_id', '=', need_id)
    .where('state', 'in', ['committed', 'dispatched', 'arrived'])
    .executeTakeFirst();
  return found !== undefined;
}
