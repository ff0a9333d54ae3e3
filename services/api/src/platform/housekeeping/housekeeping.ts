import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { IDEMPOTENCY_LIFETIME } from '../http/idempotency.js';
import { describeFailure } from '../logging/failure.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long an ended session is still listed in the database, in milliseconds. */
const ENDED_SESSIONS = 30 * DAY;
/** How long a sign-up waits for its address to be confirmed, in milliseconds. */
const SIGN_UPS = 7 * DAY;
/** How long a time somebody once held is remembered, so that a form that comes late can still have it, in milliseconds. */
const HOLDS = 7 * DAY;
/** How long a brochure's link says that it has expired, before it is not known any more, in milliseconds. */
const BROCHURES = 30 * DAY;
/** How long the people a form named are remembered, in milliseconds: twice as long as they count. */
const FORM_RECIPIENTS = 2 * HOUR;
/** How long counts of what was seen in operation are kept, in milliseconds. */
const COUNTS = 30 * DAY;

/**
 * Takes away what has run out: bound keys, ended sessions with their tokens, links of mails, sign-ups nobody confirmed,
 * requests for brochures, people forms named, counts of failed sign-ins, times that were held and not booked. Safe in every process.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runsJobs) return;
    this.timer = setInterval(() => {
      this.clean().catch((error: unknown) =>
        this.logger.warn({ failure: describeFailure(error) }, 'Not cleaned up this time'),
      );
    }, HOUR);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async clean(): Promise<void> {
    const now = this.clock.now().getTime();
    const before = (age: number): Date => new Date(now - age);
    const database = this.database.read();
    await sql`delete from idempotency_keys where created_at < ${before(IDEMPOTENCY_LIFETIME)}`.execute(database);
    await sql`delete from sign_in_attempts where last_at < ${before(DAY)}`.execute(database);
    await sql`delete from one_time_tokens where expires_at < ${new Date(now)}`.execute(database);
    await sql`delete from sign_ups where created_at < ${before(SIGN_UPS)}`.execute(database);
    await sql`delete from brochure_requests where expires_at < ${before(BROCHURES)} and not may_write`.execute(
      database,
    );
    for (const table of ['remote_failures', 'page_views', 'web_vitals'])
      await sql`delete from ${sql.table(table)} where hour < ${before(COUNTS)}`.execute(database);
    await sql`delete from appointments where video_consultation_id is null and held_until < ${before(HOLDS)}`.execute(
      database,
    );
    await sql`update appointments set visitor_hash = null, address_hash = null
      where address_hash is not null and held_until < ${new Date(now)}`.execute(database);
    await sql`delete from form_recipients where created_at < ${before(FORM_RECIPIENTS)}`.execute(database);
    await sql`delete from sessions where least(expires_at, revoked_at) < ${before(ENDED_SESSIONS)}`.execute(database);
  }
}
