import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { IDEMPOTENCY_LIFETIME } from '../http/idempotency/idempotency.js';
import { describeFailure } from '../logging/failure.js';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Milliseconds an ended session stays in the database. */
const ENDED_SESSIONS = 30 * DAY;
/** Milliseconds a sign-up waits for its address to be confirmed. */
const SIGN_UPS = 7 * DAY;
/** Milliseconds an expired hold is kept, so that a late form can still use its time. */
const HOLDS = 7 * DAY;
/** Milliseconds a brochure's expired link is still recognised. */
const BROCHURES = 30 * DAY;
/** Milliseconds the recipients named in forms are stored: twice as long as they count. */
const FORM_RECIPIENTS = 2 * HOUR;
/** Milliseconds operational counts are stored. */
const COUNTS = 30 * DAY;

/**
 * Deletes expired rows: idempotency keys, ended sessions with their tokens, mail links, unconfirmed sign-ups, sessions of guests with their codes, brochure requests, recipients
 * named in forms, counts of failed sign-ins, holds that were not booked, counts of requests. Safe to run in every process.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runsJobs) return;
    this.timers = [this.every(HOUR, () => this.clean()), this.every(MINUTE, () => this.cleanCounts())];
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private every(interval: number, work: () => Promise<void>): NodeJS.Timeout {
    const report = (error: unknown): void =>
      this.logger.warn({ failure: describeFailure(error) }, 'Not cleaned up this time');
    return setInterval(() => void work().catch(report), interval).unref();
  }

  /** More often than the rest: strangers decide how many there are. */
  async cleanCounts(): Promise<void> {
    await sql`delete from rate_counts where ends_at < ${this.clock.now()}`.execute(this.database.read());
  }

  async clean(): Promise<void> {
    const now = this.clock.now().getTime();
    const before = (age: number): Date => new Date(now - age);
    const database = this.database.read();
    await sql`delete from idempotency_keys where created_at < ${before(IDEMPOTENCY_LIFETIME)}`.execute(database);
    await sql`delete from sign_in_attempts where last_at < ${before(DAY)}`.execute(database);
    await sql`delete from one_time_tokens where expires_at < ${new Date(now)}`.execute(database);
    await sql`delete from guest_sessions where expires_at < ${before(DAY)}`.execute(database);
    await sql`delete from sign_ups where created_at < ${before(SIGN_UPS)}`.execute(database);
    await sql`delete from brochure_requests where expires_at < ${before(BROCHURES)} and not may_write`.execute(
      database,
    );
    for (const table of ['remote_failures', 'page_views', 'web_vitals'])
      await sql`delete from ${sql.table(table)} where hour < ${before(COUNTS)}`.execute(database);
    for (const table of ['rollout_counts', 'rollout_reporters'])
      await sql`delete from ${sql.table(table)} where began < ${before(COUNTS)}`.execute(database);
    await sql`delete from appointments where video_consultation_id is null and held_until < ${before(HOLDS)}`.execute(
      database,
    );
    await sql`update appointments set visitor_hash = null, address_hash = null
      where address_hash is not null and held_until < ${new Date(now)}`.execute(database);
    await sql`delete from form_recipients where created_at < ${before(FORM_RECIPIENTS)}`.execute(database);
    await sql`delete from sessions where least(expires_at, revoked_at) < ${before(ENDED_SESSIONS)}`.execute(database);
  }
}
