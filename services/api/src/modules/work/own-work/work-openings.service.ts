import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { assignedTo } from '../../journeys/index.js';
import { NotificationsService } from '../../notifications/index.js';

/** Whether a person has opened the work of `assignment`. */
export const isOpenedBy = ({ id }: Pick<CurrentUser, 'id'>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from work_openings opened where opened.assignment_id = assignment.id and opened.user_id = ${id})`;

/** Which work each person has opened: each member of a partner for themselves. */
@Injectable()
export class WorkOpenings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly notifications: NotificationsService,
  ) {}

  /** What the bell says of it is read with it; the marks in other windows of the same person go. */
  async opened(user: CurrentUser, { id, journey_id }: { id: string; journey_id: string }): Promise<void> {
    await this.database.write(async (em) => {
      const row = await within(em)
        .insertInto('work_openings')
        .values({ assignment_id: id, user_id: user.id, opened_at: this.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('assignment_id')
        .executeTakeFirst();
      await this.notifications.markReadOf(em, user.id, id);
      if (row === undefined) return;
      const data = { journey_id, id };
      this.realtime.publish(em, { type: 'assignments.updated', data }, { user_ids: [user.id] });
    });
  }

  /** Open work that the user has not opened. */
  async countUnopened(user: CurrentUser): Promise<number> {
    const row = await this.database
      .read()
      .selectFrom('assignments as assignment')
      .select(sql<number>`count(*)::integer`.as('unopened'))
      .where(assignedTo(user))
      .where('assignment.status', 'in', ['offered', 'accepted'])
      .where(sql<boolean>`not ${isOpenedBy(user)}`)
      .executeTakeFirstOrThrow();
    return row.unopened;
  }
}
