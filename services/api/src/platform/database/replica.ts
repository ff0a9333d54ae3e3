import { Logger } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { describeFailure } from '../logging/failure.js';
import { ownPosition } from './own-writes.js';
import { publicReadsBy, replicaInUse, replicaLag } from './replica.metrics.js';
import { later, parsePosition, type WalPosition } from './wal-position.js';

/** Milliseconds for which a position of a server is used: it only moves on, so an old one is never too high. */
const POSITION_MS = 100;
/** Milliseconds after which the state of the replica is unknown, because nobody has asked for it. */
const STATE_MS = 1000;
/** Milliseconds the replica may be behind and still be asked. */
const MAX_LAG_MS = 3000;
/** Milliseconds a server may take to say its position. */
const TIMEOUT_MS = 1000;
/** Milliseconds until a replica that failed is looked at again. */
const RETRY_MS = 1000;

/** A replica that was promoted has all it needs: it is the primary. */
const REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position`;
/** Of the log's end as it is inserted: a commit that does not wait for the disk lies before it. */
const INSERTED = 'select pg_current_wal_insert_lsn()::text as position';

/**
 * Decides whether a read may go to the replica: only while it is up, at most some seconds behind, and past every write that the read must
 * contain: those of its visitor, and those of this process, whose caches hold for all visitors.
 */
export class Replica {
  private readonly logger = new Logger('Replica');
  private readonly positions: Pool;
  private readonly byConnection = new WeakMap<PoolClient, { at: number; position: WalPosition }>();
  private replayed: WalPosition = 0n;
  private written: WalPosition = 0n;
  /** Positions of the primary, the newest last, by the time they were read. */
  private primary: { at: number; position: WalPosition }[] = [];
  private lookedAt = -Infinity;
  private looking = false;
  private failedAt = -Infinity;
  private inUse = false;
  /** Until then everything is read from the primary: a commit of unknown position. */
  private avoidedUntil = -Infinity;

  /** @param main the pool of the primary */
  constructor(
    private readonly main: Pool,
    url: string,
  ) {
    this.positions = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    this.positions.on('connect', (client) => client.on('error', () => undefined));
    this.positions.on('error', () => undefined);
    void this.look();
  }

  /** Whether the replica may answer a read of the current request. */
  mayAnswer(): boolean {
    const now = performance.now();
    if (now - this.lookedAt > POSITION_MS && now - this.failedAt > RETRY_MS) void this.look();
    const isFit =
      this.inUse &&
      now - this.lookedAt < STATE_MS &&
      now > this.avoidedUntil &&
      this.replayed >= later(this.written, ownPosition());
    publicReadsBy.inc({ server: isFit ? 'replica' : 'primary' });
    return isFit;
  }

  /** Whether the server behind this connection is as far as the read needs: one address may lead to several replicas. */
  async isPast(client: PoolClient): Promise<boolean> {
    const needed = later(this.written, ownPosition());
    const known = this.byConnection.get(client);
    const now = performance.now();
    if (known !== undefined && now - known.at < POSITION_MS && known.position >= needed) return true;
    const position = await this.positionOf(client, REPLAYED);
    this.byConnection.set(client, { at: now, position });
    return position >= needed && this.lag(position) <= MAX_LAG_MS;
  }

  /** Called after each commit of this process. @returns its position; undefined when it cannot be known */
  async noteCommit(): Promise<WalPosition | undefined> {
    try {
      const position = await this.positionOf(this.main, INSERTED);
      this.written = later(this.written, position);
      return position;
    } catch {
      // The commit is done, and what follows must not fail for this: by then the replica has it, or is too far behind to be used.
      this.avoidedUntil = performance.now() + MAX_LAG_MS + STATE_MS;
      return undefined;
    }
  }

  /** A read failed at the replica. */
  fail(error: unknown): void {
    this.failedAt = performance.now();
    this.setInUse(false, { failure: describeFailure(error) });
  }

  end(): Promise<void> {
    return this.positions.end();
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const replayed = await this.positionOf(this.positions, REPLAYED);
      await this.lookAtPrimary();
      // Not the furthest so far: the next look may meet another replica, or one that was built again.
      this.replayed = replayed;
      this.lookedAt = performance.now();
      const lag = this.lag(replayed);
      replicaLag.set(lag / 1000);
      this.setInUse(lag <= MAX_LAG_MS, { lag_ms: Math.round(lag) });
    } catch (error) {
      this.fail(error);
    } finally {
      this.looking = false;
    }
  }

  /** Without the primary the lag is not known; the replica then serves what it has. */
  private async lookAtPrimary(): Promise<void> {
    const last = this.primary.at(-1);
    if (last !== undefined && performance.now() - last.at < STATE_MS / 2) return;
    const position = await this.positionOf(this.main, INSERTED).catch(() => undefined);
    if (position === undefined) return;
    const passed = this.primary.findLastIndex((each) => each.position <= this.replayed);
    this.primary = [...this.primary.slice(Math.max(passed, 0)).slice(-60), { at: performance.now(), position }];
  }

  /** Milliseconds since the primary was where the replica is now; infinite when the replica is behind all that is known. */
  private lag(replayed: WalPosition): number {
    const missing = this.primary.findIndex(({ position }) => position > replayed);
    if (missing === -1) return 0;
    const passed = this.primary[missing - 1];
    return passed === undefined ? Infinity : performance.now() - passed.at;
  }

  private setInUse(inUse: boolean, why: object): void {
    if (this.inUse !== inUse) {
      if (inUse) this.logger.log(why, 'The replica is asked');
      else this.logger.warn(why, 'The replica is left out: everything is read from the primary');
    }
    this.inUse = inUse;
    replicaInUse.set(inUse ? 1 : 0);
  }

  private async positionOf(pool: Pool | PoolClient, query: string): Promise<WalPosition> {
    const { rows } = await pool.query<{ position: string | null }>(query);
    const position = parsePosition(rows[0]?.position ?? undefined);
    if (position === undefined) throw new Error('The server says no position of its log');
    return position;
  }
}
