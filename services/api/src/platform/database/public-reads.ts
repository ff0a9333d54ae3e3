import { AsyncLocalStorage } from 'node:async_hooks';
import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { READ_SETTINGS, startOptions } from './session-settings.js';
import type { Tables } from './tables.js';
import { TooBusyError } from '../app-error.js';

/** Connections one route may use at a time. */
const CONNECTIONS_PER_ROUTE = 3;
/** Milliseconds a read waits for one of them. */
const TIMEOUT_MS = 1000;

const routes = new AsyncLocalStorage<string>();

/** Runs `work` as a public read of a route: its queries use the connections of public reads. */
export const asPublicRead = (route: string, work: () => void): void => routes.run(route, work);

/**
 * The connections of public reads, separate from those of forms, sessions and staff, so that readers cannot delay these; each route may use
 * only some of them, so that a slow one does not block the others.
 */
export class PublicReads {
  readonly kysely: Kysely<Tables>;
  private readonly pool: Pool;
  private readonly places = new Map<string, SemaphoreInterface>();

  /**
   * @param main the main pool, whose settings are copied
   * @param pooled whether its settings are those of the role, since a pooler takes none at the start of a connection
   * @param url of another server than the main pool's
   */
  constructor(main: Pool, max: number, pooled: boolean, url?: string) {
    this.pool = new Pool({
      ...main.options,
      max,
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
    const [, leave] = await this.placesOf(PublicReads.route() ?? '').acquire();
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

  end(): Promise<void> {
    return this.pool.end();
  }

  private placesOf(route: string): SemaphoreInterface {
    const known =
      this.places.get(route) ?? withTimeout(new Semaphore(CONNECTIONS_PER_ROUTE), TIMEOUT_MS, new TooBusyError());
    this.places.set(route, known);
    return known;
  }
}
