import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { RequestEntries } from './request-entries.js';
import { RequestWorkflow } from './request-workflow.js';

/** Requests looked at in one run; the next minute takes the others. */
const BATCH = 500;

/** Marks every minute which requests have missed a target: once each, on the timeline and for all who watch. */
@Injectable()
export class BreachJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly workflow: RequestWorkflow,
    private readonly entries: RequestEntries,
  ) {}

  onModuleInit(): void {
    this.jobs.work('service-desk.breaches', async () => void (await this.run()));
  }

  /** @returns how many requests were marked */
  async run(): Promise<number> {
    const now = this.clock.now();
    const { rows } = await sql<{ id: string }>`
      select id from service_requests
      where due_at is not null and due_at < ${now}
        and ((owned_at is null and own_breached_at is null and due_to_own < ${now})
          or (resolve_breached_at is null and due_to_resolve < ${now}))
      order by due_at, id limit ${BATCH}`.execute(this.database.read());
    for (const { id } of rows) await this.mark(id);
    return rows.length;
  }

  private async mark(id: string): Promise<void> {
    await this.database.write(async (em) => {
      const request = await this.workflow.lockAny(em, id);
      const now = this.clock.now();
      // It may have been owned or stopped since it was found.
      if (!request?.due_at || request.due_at >= now) return;
      const missed = [
        ...(!request.owned_at && !request.own_breached_at && request.due_to_own < now ? (['own'] as const) : []),
        ...(!request.resolve_breached_at && request.due_to_resolve < now ? (['resolve'] as const) : []),
      ];
      for (const target of missed) {
        request[`${target}_breached_at`] = now;
        this.entries.add(em, id, { event: 'breached', visibility: 'internal', actor_id: null, details: { target } });
      }
      if (missed.length > 0) await this.workflow.changed(em, request);
    });
  }
}
