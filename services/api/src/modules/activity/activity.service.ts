import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { pageByTime, type Position } from '../../platform/http/cursor.js';
import {
  type ActivityFiltersDto,
  type ActivityItemDto,
  type ActivityPageDto,
  type ActivityQueryDto,
  PAGE_DEFAULT,
} from './activity.dto.js';
import { listActivity } from './activity.queries.js';
import { AuditTrail } from './audit-trail.js';
import { ACTIVITY_CSV_HEAD, activityLine } from './csv.js';

/** Rows read at once while exporting: a connection is used for one read, not for the whole download. */
const BATCH = 500;

const positionOf = ({ at, id }: ActivityItemDto): Position => ({ at, id });

/** The changes to users' access and accounts, read only. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
  ) {}

  list({ limit = PAGE_DEFAULT, cursor, ...filters }: ActivityQueryDto): Promise<ActivityPageDto> {
    return pageByTime({ limit, cursor }, (part) => listActivity(this.database.read(), filters, part), positionOf);
  }

  /** Records the export, then yields the lines of the CSV file as they are read, including this export. */
  async export(actor: CurrentUser, filters: ActivityFiltersDto): Promise<AsyncIterable<string>> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'activity.exported',
        actor,
        subject_id: null,
        details: Object.fromEntries(Object.entries(filters)),
      }),
    );
    return this.lines(filters);
  }

  private async *lines(filters: ActivityFiltersDto): AsyncGenerator<string> {
    yield ACTIVITY_CSV_HEAD;
    for (let after: Position | undefined; ;) {
      const items = await listActivity(this.database.read(), filters, { after, limit: BATCH });
      for (const item of items) yield activityLine(item);
      const last = items.at(-1);
      if (!last || items.length < BATCH) return;
      after = positionOf(last);
    }
  }
}
