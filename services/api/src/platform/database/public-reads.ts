import { AsyncLocalStorage } from 'node:async_hooks';
import type { Duplex } from 'node:stream';
import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { clientFor } from './guarded-client.js';
import { READ_SETTINGS, startOptions } from './session-settings.js';
import type { Tables } from './tables.js';
import { TooBusyError } from '../app-error.js';

/** Connections one route may use at a time. */
const CONNECTIONS_PER_ROUTE = 3;
/** Milliseconds a read waits for one of them. */
const TIMEOUT_MS = 1000;

/**
 * Prepared reads of one route that are sent over a connection at once, in pg's pipeline mode: one write and mostly one read of its socket
 * instead of four each. The server answers them one after the other, so that a slow one delays three others at most.
 */
const PIPELINED = 4;

const routes = new AsyncLocalStorage<string>();

/** The connections of a route; only who has to wait for one needs a timer. */
interface Places {
  readonly free: SemaphoreInterface;
  readonly full: SemaphoreInterface;
}

/** A prepared read that waits for its turn. */
interface Waiting {
  query: QueryConfig;
  resolve: (rows: object[]) => void;
  reject: (error: unknown) => void;
}

/** Runs `work` as a public read of a route: its queries use the connections of public reads. */
export const asPublicRead = (route: string, work: () => void): void => routes.run(route, work);

/**
 * The connections of public reads, separate from those of forms, sessions and staff, so that readers cannot delay these; each route may use
 * only some of them, so that a slow one does not block the others.
 */
export class PublicReads {
  readonly kysely: Kysely<Tables>;
  private readonly pool: Pool;
  private readonly places = new Map<string, Places>();
  /** One behind a pooler, which may give each of them another connection. */
  private readonly pipelined: number;
  /** By route, the reads that are sent with the next connection it gets. */
  private readonly waiting = new Map<string, Waiting[]>();

  /**
   * @param main the main pool, whose settings are copied
   * @param pooled whether its settings are those of the role, since a pooler takes none at the start of a connection
   * @param url of another server than the main pool's
   */
  constructor(main: Pool, max: number, pooled: boolean, url?: string) {
    this.pipelined = pooled ? 1 : PIPELINED;
    this.pool = new Pool({
      ...main.options,
      max,
      Client: clientFor(pooled),
      pipeline: !pooled,
      ...(pooled ? {} : { options: startOptions(READ_SETTINGS) }),
      ...(url === undefined ? {} : { connectionString: url }),
    });
    // A broken connection fails its current query; an unhandled error event would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.pool.on('error', () => undefined);
    this.kysely = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: { options: this.pool.options, connect: () => this.connect(), end: () => this.pool.end() },
      }),
    });
  }

  /** The route being served; undefined for everything but public reads. */
  static route(): string | undefined {
    return routes.getStore();
  }

  /**
   * A connection, once the route may use one more.
   * @throws AppError `service_unavailable` when that takes too long
   */
  async connect(): Promise<PoolClient> {
    const { free, full } = this.placesOf(PublicReads.route() ?? '');
    const [, leave] = await (free.isLocked() ? full : free).acquire();
    try {
      const client = await this.pool.connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        leave();
        release(error);
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** The rows of a prepared read, sent together with others of its route. */
  ask(query: QueryConfig): Promise<object[]> {
    const route = PublicReads.route() ?? '';
    return new Promise((resolve, reject) => {
      const read = { query, resolve, reject };
      const waiting = this.waiting.get(route);
      if (waiting !== undefined && waiting.length < this.pipelined) {
        waiting.push(read);
        return;
      }
      const reads = [read];
      this.waiting.set(route, reads);
      // Other requests that arrived with this one are still to be read.
      setImmediate(() => void this.send(route, reads));
    });
  }

  private async send(route: string, reads: Waiting[]): Promise<void> {
    let client: PoolClient | undefined;
    try {
      client = await this.connect();
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
    if (this.waiting.get(route) === reads) this.waiting.delete(route);
    if (client === undefined) return;
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    let failure: Error | undefined;
    stream.cork();
    const answers = reads.map(async ({ query, resolve, reject }) => {
      try {
        resolve((await client.query<object>(query)).rows);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        reject(error);
      }
    });
    stream.uncork();
    await Promise.all(answers);
    client.release(failure);
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private placesOf(route: string): Places {
    let known = this.places.get(route);
    if (known === undefined) {
      const free = new Semaphore(CONNECTIONS_PER_ROUTE);
      known = { free, full: withTimeout(free, TIMEOUT_MS, new TooBusyError()) };
      this.places.set(route, known);
    }
    return known;
  }
}
