import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Database, within } from '../database/database.js';
import { describeFailure } from '../logging/failure.js';

/** Milliseconds an outcome is cached. A failure is checked again sooner, so that readiness returns soon after the disk has space again. */
const CACHE_MS = { up: 5000, down: 1000 };

/**
 * Whether the database accepts writes: with a full disk it still answers every read. Checks what a form needs, leaving nothing behind: new
 * pages (a temporary file of about half a megabyte, removed with the statement) and the write-ahead log, flushed by the commit. A logical
 * message in that log belongs to no table, so nothing grows. The application's role may do both.
 */
@Injectable()
export class StorageCheck {
  private readonly logger = new Logger('Storage');
  private latest: { readonly until: number; readonly outcome: boolean } | undefined;
  private running: Promise<boolean> | undefined;

  constructor(private readonly database: Database) {}

  /** Concurrent calls share one check. Never rejects. */
  async takesWrites(): Promise<boolean> {
    if (this.latest !== undefined && performance.now() < this.latest.until) return this.latest.outcome;
    this.running ??= this.check().finally(() => (this.running = undefined));
    return this.running;
  }

  private async check(): Promise<boolean> {
    const before = this.latest?.outcome;
    const failure = await this.tryWriting().then(
      () => undefined,
      (error: unknown) => describeFailure(error),
    );
    const outcome = failure === undefined;
    if (!outcome && before !== false) this.logger.warn({ failure }, 'The database takes no writes');
    if (outcome && before === false) this.logger.log('The database takes writes again');
    this.latest = { outcome, until: performance.now() + (outcome ? CACHE_MS.up : CACHE_MS.down) };
    return outcome;
  }

  private async tryWriting(): Promise<void> {
    await this.database.write(async (em) => {
      const database = within(em);
      await sql`select set_config('work_mem', '64kB', true)`.execute(database);
      await sql`select count(*) from generate_series(1, 20000)`.execute(database);
      await sql`select pg_logical_emit_message(true, 'ayana.ready', '')`.execute(database);
    });
  }
}
