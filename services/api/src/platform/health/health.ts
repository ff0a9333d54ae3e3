import { type CheckState } from '@ayana/contracts/operation';
import { connect } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { isSeeded, pendingMigrations } from '../database/migrations.js';
import { Drain } from '../http/drain.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { StorageCheck } from './storage-check.js';

/** Milliseconds a check may take before it counts as failed. */
const TIMEOUT_MS = 2000;

/** Checks that must pass once at the start but may fail later: forms and reads work without these services. */
const AWAITED_ONCE: ReadonlySet<string> = new Set(['mail', 'pages']);
/** Reported only: the API serves without, with limits and events of its own process. */
const OPTIONAL: ReadonlySet<string> = new Set(['redis']);

export interface Readiness {
  readonly status: CheckState;
  readonly checks: Readonly<Record<string, CheckState>>;
}

/** What the probes of a process ask for, over its HTTP server or beside its metrics. */
@Injectable()
export class Health {
  private readonly wereUp = new Set<string>();
  private isStarted = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly drain: Drain,
    private readonly storage: StorageCheck,
    private readonly redis: RedisConnection,
  ) {}

  /** Called once, when the process has begun its work. */
  started(): void {
    this.isStarted = true;
  }

  /** Whether the process has begun its work; from then on liveness says whether it must be replaced. */
  start(): CheckState {
    return this.isStarted ? 'up' : 'down';
  }

  /**
   * Whether the process should get work. The schema must have all migrations of this version; a newer one is fine, because migrations only
   * expand it (docs/migrations.md).
   */
  async readiness(): Promise<Readiness> {
    const { renderOrigin, smtpUrl } = this.config;
    const checks = Object.fromEntries(
      await Promise.all([
        check('migrations', async () => (await pendingMigrations(this.database.read())).length === 0),
        check('seeds', () => isSeeded(this.database.read())),
        check('storage', () => this.storage.takesWrites()),
        check('mail', () => greets(smtpUrl)),
        ...(this.redis.client === null ? [] : [check('redis', () => this.redis.answers())]),
        ...(renderOrigin === null ? [] : [check('pages', () => answers(renderOrigin))]),
      ]),
    );
    for (const [name, state] of Object.entries(checks)) if (state === 'up') this.wereUp.add(name);
    // A failing mail server must not take the site out of its load balancer.
    const fine = ([name, state]: [string, CheckState]): boolean =>
      state === 'up' || OPTIONAL.has(name) || (AWAITED_ONCE.has(name) && this.wereUp.has(name));
    const status = !this.drain.draining && Object.entries(checks).every(fine) ? 'up' : 'down';
    return { status, checks };
  }
}
async function check(name: string, run: () => Promise<boolean>): Promise<[string, CheckState]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false);
  });
  const fine = await Promise.race([run().catch(() => false), timeout]);
  clearTimeout(timer);
  return [name, fine ? 'up' : 'down'];
}

async function answers(origin: string): Promise<boolean> {
  const { ok } = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return ok;
}

/** Whether a mail server accepts connections; no SMTP command is sent, because this runs often. */
function greets(smtpUrl: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 25) });
    const finish = (fine: boolean): void => {
      socket.destroy();
      resolve(fine);
    };
    socket.setTimeout(TIMEOUT_MS, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
