import type { ActivityItem, ActivityPage } from '@ayana/contracts/activity';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { csvFile } from '../../platform/http/csv/csv-file.js';
import { pageByTime, type Position } from '../../platform/http/cursor.js';
import { type ActivityFiltersDto, type ActivityQueryDto, PAGE_DEFAULT } from './activity.dto.js';
import { ACTIVITY_COLUMNS } from './activity-csv.js';
import { listActivity } from './activity.queries.js';
import { AuditTrail } from './audit-trail.js';

const positionOf = ({ at, id }: ActivityItem): Position => ({ at, id });

/** The changes to users' access and accounts, read only. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  list({
    limit = PAGE_DEFAULT,
    cursor,
    sort: _sort,
    order = 'desc',
    ...filters
  }: ActivityQueryDto): Promise<ActivityPage> {
    return pageByTime(
      { limit, cursor },
      (part) => listActivity(this.database.read(), filters, part, order),
      positionOf,
    );
  }

  /** Records the export, then gives the file, which includes that entry. */
  async export(actor: CurrentUser, filters: ActivityFiltersDto): Promise<StreamableFile> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'activity.exported',
        actor,
        subject_id: null,
        details: Object.fromEntries(Object.entries(filters)),
      }),
    );
    return csvFile({
      name: 'ayana-activity',
      now: this.clock.now(),
      columns: ACTIVITY_COLUMNS,
      page: (part) => this.list(Object.assign({}, filters, part)),
    });
  }
}
