import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { Gauge, register } from 'prom-client';
import { Database } from '../database/database.js';
import { JOBS_SETTINGS, type JobsSettings } from './jobs.service.js';
import { JOBS_SCHEMA } from './queues.js';

interface Waiting {
  readonly queue: string;
  readonly jobs: number;
  /** Seconds since the oldest was due. */
  readonly oldest: number;
}

/** How many jobs are due and not begun, and since when, read when metrics are asked for, by the processes that run jobs. */
@Injectable()
export class WaitingJobs implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS_SETTINGS) private readonly settings: JobsSettings,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.settings.runsJobs) return;
    // A second application in one process (tests) takes the place of the first.
    for (const name of ['ayana_jobs_waiting', 'ayana_jobs_oldest_waiting_seconds']) register.removeSingleMetric(name);
    const count = new Gauge({
      name: 'ayana_jobs_waiting',
      help: 'Jobs that are due and not begun, by queue.',
      labelNames: ['queue'] as const,
      collect: async () => {
        const waiting = await this.read().catch((): Waiting[] => []);
        count.reset();
        oldest.reset();
        for (const { queue, jobs, oldest: seconds } of waiting) {
          count.set({ queue }, jobs);
          oldest.set({ queue }, seconds);
        }
      },
    });
    // Set by the collection of the one above, whose query has both.
    const oldest = new Gauge({
      name: 'ayana_jobs_oldest_waiting_seconds',
      help: 'Seconds since the oldest waiting job was due, by queue.',
      labelNames: ['queue'] as const,
    });
  }

  async read(): Promise<Waiting[]> {
    const job = sql.table(`${JOBS_SCHEMA}.job`);
    const { rows } = await sql<Waiting>`
      select name as queue, count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as oldest
      from ${job}
      where state < 'active' and start_after <= now()
      group by name
    `.execute(this.database.read());
    return rows;
  }
}
