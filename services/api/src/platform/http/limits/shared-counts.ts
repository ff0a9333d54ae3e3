import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Config } from '../../config/config.js';
import { Database } from '../../database/database.js';
import type { Tables } from '../../database/tables.js';
import { RedisConnection } from '../../redis/redis-connection.js';
import { keyFor } from '../../secrets/key-for.js';

/** Requests so far within a window, and the milliseconds until it ends. */
export interface Count {
  current: number;
  ttl: number;
}

/** A window begins with its first request. */
const COUNT_IN_REDIS = `
local current = redis.call('INCRBY', KEYS[1], ARGV[2])
local ttl = redis.call('PTTL', KEYS[1])
if ttl < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return {current, ttl}`;

/** Counts over all processes: in Redis with `REDIS_URL`, else in PostgreSQL. What is stored is a keyed hash, not an address. */
@Injectable()
export class SharedCounts {
  readonly store: 'postgresql' | 'redis';
  private readonly secret: Buffer;
  private kysely: Kysely<Tables> | undefined;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly redis: RedisConnection,
  ) {
    this.secret = keyFor(config.cookieSecret, 'rate counts');
    this.store = redis.client === null ? 'postgresql' : 'redis';
  }

  /**
   * @param window its length in milliseconds
   * @param by how many requests are counted at once
   */
  async count(key: string, window: number, by = 1): Promise<Count> {
    const hashed = createHmac('sha256', this.secret).update(key).digest('base64url').slice(0, 22);
    const { client } = this.redis;
    if (client === null) return this.countInDatabase(hashed, window, by);
    const [current, ttl] = (await client.eval(COUNT_IN_REDIS, 1, `ayana:rate:${hashed}`, window, by)) as [
      number,
      number,
    ];
    return { current, ttl };
  }

  /** One statement of its own: the request it counts may be rolled back. */
  private async countInDatabase(key: string, window: number, by: number): Promise<Count> {
    this.kysely ??= this.database.orm.em.fork().getKysely<Tables>();
    const { rows } = await sql<Count>`
      insert into rate_counts as counted (key, count, ends_at)
        values (${key}, ${by}, clock_timestamp() + ${window} * interval '1 millisecond')
      on conflict (key) do update set
        count = case when counted.ends_at > clock_timestamp() then counted.count + excluded.count else excluded.count end,
        ends_at = case when counted.ends_at > clock_timestamp() then counted.ends_at else excluded.ends_at end
      returning count as current, (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as ttl`.execute(
      this.kysely,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('PostgreSQL returned no count');
    return row;
  }
}
