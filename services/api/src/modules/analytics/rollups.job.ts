import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import { keepRollups } from './rollups.js';

/** Counts every five minutes what has changed. */
@Injectable()
export class RollupsJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('analytics.rollups', async (_payload, { signal }) => void (await this.run(() => signal.aborted)));
  }

  /** @returns whether everything that had changed was counted */
  run(stop?: () => boolean): Promise<boolean> {
    return keepRollups(
      <Row extends object>(statement: string, values: readonly unknown[] = []) =>
        this.database.write(async (em) => {
          const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(statement, [...values]));
          return rows[0];
        }),
      this.clock.now(),
      stop,
    );
  }
}
