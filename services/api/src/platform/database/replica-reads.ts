import type { Pool, PoolClient } from 'pg';
import { PublicReads } from './public-reads.js';
import type { Replica } from './replica.js';
import { isUnavailable } from './unavailable.js';

/** Public reads at the replica. One that fails there is answered by the primary, which also gets those that follow. */
export class ReplicaReads extends PublicReads {
  private readonly guarded = new WeakMap<PoolClient, PoolClient>();

  /** @param main the pool of the primary, whose settings are copied; the others as those of `PublicReads` */
  constructor(
    main: Pool,
    max: number,
    private readonly replica: Replica,
    private readonly primary: PublicReads,
    url: string,
  ) {
    // Its address leads past the pooler, so that statements keep their names, and with them their plans.
    super(main, max, false, url);
  }

  override async connect(): Promise<PoolClient> {
    try {
      const client = await super.connect();
      if (await this.isPast(client)) return this.guard(client);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.replica.fail(error);
    }
    return this.primary.connect();
  }

  /** Gives the connection back unless it may be read from. */
  private async isPast(client: PoolClient): Promise<boolean> {
    try {
      const isPast = await this.replica.isPast(client);
      if (!isPast) client.release();
      return isPast;
    } catch (error) {
      client.release(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  /** The same connection, whose failed queries are repeated at the primary: they only read. */
  private guard(client: PoolClient): PoolClient {
    const known = this.guarded.get(client);
    if (known !== undefined) return known;
    const query = async (...values: unknown[]): Promise<unknown> => {
      try {
        return await Reflect.apply(client.query, client, values);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        this.replica.fail(error);
        const other = await this.primary.connect();
        try {
          return await Reflect.apply(other.query, other, values);
        } finally {
          other.release();
        }
      }
    };
    const guarded = Object.create(client, { query: { value: query } }) as PoolClient;
    this.guarded.set(client, guarded);
    return guarded;
  }
}
