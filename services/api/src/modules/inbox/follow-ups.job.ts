import { Injectable, type OnModuleInit } from '@nestjs/common';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { Clock } from '../../platform/clock/clock.js';
import { Database, FOR_UPDATE, within } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import { MessagingService, TEAM } from '../messaging/index.js';
import { InboxItemRow } from './inbox.entity.js';
import { InboxEvents } from './inbox-events.service.js';

const BATCH = 100;

/** On the day to follow up, reminds who has the request by mail, or the team, once; and puts it first in the open lists. */
@Injectable()
export class FollowUpsJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly messaging: MessagingService,
    private readonly inboxEvents: InboxEvents,
  ) {}

  onModuleInit(): void {
    this.jobs.work('inbox.follow-ups', async () => void (await this.run()));
  }

  /** @returns how many were reminded of */
  async run(): Promise<number> {
    const now = this.clock.now();
    const rows = await this.database
      .read()
      .selectFrom('inbox_items')
      .select('id')
      .where('follow_up_on', '<=', todayIn(INDIA_ZONE, now))
      .where('follow_up_reminded_at', 'is', null)
      .where('status', '!=', 'closed')
      .orderBy('follow_up_on')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    let reminded = 0;
    for (const { id } of rows) reminded += (await this.remind(id, now)) ? 1 : 0;
    return reminded;
  }

  private remind(id: string, now: Date): Promise<boolean> {
    return this.database.write(async (em) => {
      const item = await em.findOne(InboxItemRow, { id }, FOR_UPDATE);
      // A colleague, or another process, was quicker.
      if (item === null || item.follow_up_on == null || item.follow_up_reminded_at != null) return false;
      item.follow_up_reminded_at = now;
      await em.flush();
      const owner =
        item.assigned_to == null
          ? undefined
          : await within(em)
              .selectFrom('users')
              .select(['name', 'email'])
              .where('id', '=', item.assigned_to)
              .executeTakeFirst();
      await this.messaging.queueMail(em, {
        template: 'inbox_follow_up',
        to: owner?.email ?? TEAM,
        data: { id, name: owner?.name ?? '', visitor: item.name, day: item.follow_up_on, stage: item.lead_stage },
        dedupe_key: `inbox_follow_up:${id}:${item.follow_up_on}:${now.getTime()}`,
      });
      await this.inboxEvents.changed(em, id);
      return true;
    });
  }
}
