import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOSED_AFTER_DAYS } from '@ayana/contracts/service-desk';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { AuditTrail } from '../../activity/index.js';
import { RequestEntries } from './request-entries.js';
import { RequestWorkflow } from './request-workflow.js';

/** Requests closed in one run; the next hour takes the others. */
const BATCH = 500;
const DAY = 24 * 60 * 60_000;

/** Closes requests that were resolved a while ago and that nobody opened again. Reopening stays possible. */
@Injectable()
export class ClosingJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly workflow: RequestWorkflow,
    private readonly entries: RequestEntries,
    private readonly trail: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.jobs.work('service-desk.closings', async () => void (await this.run()));
  }

  /** @returns how many requests were closed */
  async run(): Promise<number> {
    const { rows } = await sql<{ id: string }>`
      select id from service_requests where state = 'resolved' and resolved_at <= ${this.latest()}
      order by resolved_at, id limit ${BATCH}`.execute(this.database.read());
    for (const { id } of rows) await this.close(id);
    return rows.length;
  }

  /** What was resolved until then is closed now. */
  private latest(): Date {
    return new Date(this.clock.now().getTime() - CLOSED_AFTER_DAYS * DAY);
  }

  private async close(id: string): Promise<void> {
    await this.database.write(async (em) => {
      const request = await this.workflow.lockAny(em, id);
      // It may have been reopened since it was found.
      if (request?.state !== 'resolved' || !request.resolved_at || request.resolved_at > this.latest()) return;
      request.state = 'closed';
      request.closed_at = this.clock.now();
      const moved = { transition: 'close', from_state: 'resolved', to_state: 'closed' } as const;
      this.entries.add(em, id, { event: 'transition', visibility: 'public', actor_id: null, ...moved });
      await this.trail.record(em, {
        action: 'service_request.changed',
        actor: null,
        subject_id: request.requested_by,
        details: { id, number: request.number, transition: 'close', from: 'resolved', to: 'closed' },
      });
      await this.workflow.changed(em, request);
    });
  }
}
