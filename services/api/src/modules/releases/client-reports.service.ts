import { bucketOf, VITAL_NAMES } from '@ayana/contracts/operation';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { ReleaseWatch } from '../../platform/realtime/release-watch.js';
import type { ClientReportDto, WebVitalsDto } from './releases.dto.js';
import { pageViews, remoteFailures } from './releases.metrics.js';
import { RolloutCounts } from './rollout-counts.service.js';

const HOUR = 60 * 60 * 1000;

/** Stores browsers' reports about remotes, summed by the hour: a flood of reports increases counts, not rows. */
@Injectable()
export class ClientReportsService {
  private readonly logger = new Logger('Remotes');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly releases: ReleaseWatch,
    private readonly rollouts: RolloutCounts,
  ) {}

  async recordFailure({ remote, version, generation, phase, token }: ClientReportDto, address: string): Promise<void> {
    const now = this.clock.now();
    await sql`
      insert into remote_failures (hour, remote, version, generation, phase, reports, first_at, last_at)
      values (${hourOf(now)}, ${remote}, ${version}, ${generation}, ${phase}, 1, ${now}, ${now})
      on conflict (hour, remote, version, generation, phase)
      do update set reports = remote_failures.reports + 1, last_at = greatest(remote_failures.last_at, excluded.last_at)
    `.execute(this.database.read());
    await this.rollouts.failed({ remote, version, token, address });
    remoteFailures.inc({ remote: this.known(remote), phase });
    this.logger.warn({ remote, version, generation, phase }, 'A remote failed');
  }

  async recordVitals({ remote, version, views, token, ...report }: WebVitalsDto, address: string): Promise<void> {
    const hour = hourOf(this.clock.now());
    const measured = VITAL_NAMES.flatMap((vital) => {
      const value = report[vital];
      return value === undefined
        ? []
        : [sql`(${hour}::timestamptz, ${remote}, ${version}, ${vital}, ${bucketOf(vital, value)}::int, 1)`];
    });
    await this.database.write(async (em) => {
      const database = em.getKysely();
      if (views > 0)
        await sql`
          insert into page_views (hour, remote, version, views) values (${hour}, ${remote}, ${version}, ${views})
          on conflict (hour, remote, version) do update set views = page_views.views + excluded.views
        `.execute(database);
      if (measured.length > 0)
        await sql`
          insert into web_vitals (hour, remote, version, vital, bucket, reports) values ${sql.join(measured)}
          on conflict (hour, remote, version, vital, bucket) do update set reports = web_vitals.reports + 1
        `.execute(database);
    });
    await this.rollouts.saw({ remote, version, token, address }, report);
    if (views > 0) pageViews.inc({ remote: this.known(remote) }, views);
  }

  private known(remote: string): string {
    const registry = this.releases.current();
    return remote === 'shell' || Object.hasOwn(registry?.microFrontends ?? {}, remote) ? remote : 'other';
  }
}

/** The hour by which reports are summed. */
export function hourOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / HOUR) * HOUR);
}
