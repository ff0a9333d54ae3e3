import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, FOR_UPDATE } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { describeFailure } from '../../../platform/logging/failure.js';
import { BroadcastActs } from '../broadcast-acts.service.js';
import { SYSTEM } from '../broadcast-workflow.js';
import { BroadcastRow } from '../broadcast.entity.js';
import { BroadcastSending } from './broadcast-sending.js';

/** How long one job sends before it gives way to another. */
const SENDS_FOR = 45_000;
/** Between two looks at how many are still on their way. */
const BREATH = 150;
/** Between two events of progress. */
const ANNOUNCED_EVERY = 1000;

/** Begins what is scheduled, and sends. Every minute it goes on with what was left, such as by a process that died. */
@Injectable()
export class BroadcastsJob implements OnModuleInit {
  private readonly logger = new Logger('Broadcasts');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly acts: BroadcastActs,
    private readonly sending: BroadcastSending,
  ) {}

  onModuleInit(): void {
    this.jobs.work('operations.broadcasts', () => this.tick());
    this.jobs.work('operations.broadcast', ({ id }, { signal }) => this.run(id, signal));
  }

  /** The clock of every minute. */
  async tick(): Promise<void> {
    const now = this.clock.now();
    const database = this.database.read();
    const due = await database
      .selectFrom('broadcasts')
      .select('id')
      .where('state', '=', 'scheduled')
      .where('sends_at', '<=', now)
      .execute();
    for (const { id } of due) {
      try {
        await this.begin(id, now);
      } catch (error) {
        // One that fails keeps no other back; the next minute tries it again.
        this.logger.error({ id, failure: describeFailure(error) }, 'A broadcast did not begin');
      }
    }
    // Those whose next reader sleeps still wait for the clock.
    const { rows: sending } = await sql<{ id: string }>`select id from broadcasts where state = 'sending'
      and (not exists (select from broadcast_messages where broadcast_id = broadcasts.id and state = 'waiting')
        or exists (select from broadcast_messages where broadcast_id = broadcasts.id and state = 'waiting' and not_before <= ${now}))`.execute(
      database,
    );
    for (const { id } of sending)
      await this.database.write((em) => this.jobs.send(em, 'operations.broadcast', { id }, { singletonKey: id }));
  }

  /** Sends until all have left, or it is another job’s turn. */
  async run(id: string, signal?: AbortSignal): Promise<void> {
    const until = performance.now() + SENDS_FOR;
    let announced = -ANNOUNCED_EVERY;
    while (performance.now() < until && signal?.aborted !== true) {
      const announces = performance.now() - announced >= ANNOUNCED_EVERY;
      if (announces) announced = performance.now();
      const outcome = await this.sending.step(id, announces);
      if (outcome === 'over' || outcome === 'later') return;
      if (outcome === 'busy') await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
    await this.database.write((em) => this.jobs.send(em, 'operations.broadcast', { id }));
  }

  private async begin(id: string, now: Date): Promise<void> {
    await this.database.write(async (em) => {
      const broadcast = await em.findOne(BroadcastRow, { id }, FOR_UPDATE);
      // A person may have been quicker.
      if (broadcast?.state !== 'scheduled' || broadcast.sends_at == null || broadcast.sends_at > now) return;
      await this.acts.begin(em, SYSTEM, broadcast);
    });
  }
}
