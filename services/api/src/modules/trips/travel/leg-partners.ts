import { ACTIVE_ASSIGNMENT_STATES, type TravelLeg } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { WORK_NOTICE_MESSAGES as messages, WorkNotices } from '../../notifications/index.js';
import { whenText } from './travel-events.js';

type Change = 'moved' | 'unknown' | 'cancelled';

/** Tells the partner of a part of a trip what changed: everyone of it, as they chose. */
@Injectable()
export class LegPartners {
  constructor(private readonly notices: WorkNotices) {}

  /** Whether someone carries the leg out. */
  async has(em: EntityManager, assignment_id: string | null | undefined): Promise<boolean> {
    if (assignment_id == null) return false;
    const row = await within(em)
      .selectFrom('assignments')
      .select('id')
      .where('id', '=', assignment_id)
      .where('status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
      .executeTakeFirst();
    return row !== undefined;
  }

  async tell(em: EntityManager, before: TravelLeg, leg: TravelLeg, change: Change): Promise<void> {
    const work = await within(em)
      .selectFrom('assignments')
      .select(['id', 'journey_id', 'kind', 'assignee_user_id', 'partner_id'])
      .where('id', '=', leg.assignment_id)
      .where('status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
      .executeTakeFirst();
    if (work === undefined) return;
    await this.notices.inform(em, work, {
      kind: 'work_changed',
      texts: (name) => ({ title: messages.leg_changed.title(name), message: messages.leg_changed.message }),
      mail: ({ id, name, path }) => ({
        template: 'travel_leg_moved',
        data: {
          name,
          kind: leg.kind,
          change,
          before: whenText(before),
          when: whenText(leg),
          from: leg.from_place,
          to: leg.to_place,
          path,
        },
        dedupe_key: `travel_leg_moved:${leg.id}:${leg.version}:${id}`,
      }),
    });
  }
}
