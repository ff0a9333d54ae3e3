import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';

/** Links made in one transaction. */
const BATCH = 2000;

/** Every minute: makes links of the rows that were committed since (docs/adr/0060). */
@Injectable()
export class ActivitySealJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('activity.seal', () => this.run());
  }

  async run(): Promise<void> {
    let sealed = BATCH;
    while (sealed === BATCH) {
      const { rows } = await sql<{ sealed: number }>`select seal_activity(${BATCH}) as sealed`.execute(
        this.database.read(),
      );
      sealed = rows[0]?.sealed ?? 0;
    }
  }
}
