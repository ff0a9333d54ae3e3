import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { NotificationPauseRow } from './preference.entity.js';
import type { PauseDto } from './preferences.dto.js';

const DAY = 24 * 60 * 60_000;

/** A person pauses all mails and texts about notifications; what was chosen by kind stays, and counts again afterwards. */
@Injectable()
export class NotificationPauses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** From now on, for whole days or until `end`; a pause that is already there is replaced. */
  async begin({ id }: CurrentUser, { days }: PauseDto): Promise<void> {
    const now = this.clock.now();
    const pause = { until: days === undefined ? null : new Date(now.getTime() + days * DAY), updated_at: now };
    await this.database.write((em) =>
      within(em)
        .insertInto('notification_pauses')
        .values({ user_id: id, ...pause })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pause))
        .execute(),
    );
  }

  async end({ id }: CurrentUser): Promise<void> {
    await this.database.write((em) => em.nativeDelete(NotificationPauseRow, { user_id: id }));
  }
}
