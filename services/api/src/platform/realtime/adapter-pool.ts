import type { Logger } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import type { Config } from '../config/config.js';
import { startOptions } from '../database/session-settings.js';
import { describeFailure } from '../logging/failure.js';

/** One connection that listens and one that publishes: several publishers would reorder events. */
const CONNECTIONS = 2;

/**
 * The connections of socket.io's PostgreSQL adapter. The adapter takes a new one when its listener is cut but never releases the dead one
 * (0.5.0), so a few restarts of the database would use up the pool and events would stay in their process.
 * @param onGap called when a new connection replaces a cut listener: events of other processes in between were missed
 */
export function createAdapterPool(
  { databaseDirectUrl, databaseTimeout }: Config,
  logger: Logger,
  onGap: () => void,
): Pool {
  const pool = new Pool({
    connectionString: databaseDirectUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: databaseTimeout,
    // A notification is gone after a crash in any case: it does not wait for the disk.
    options: startOptions({ synchronous_commit: 'off' }),
    keepAlive: true,
  });
  const report = (error: Error): void => logger.warn({ failure: describeFailure(error) }, 'Realtime connection');
  pool.on('error', report);
  let listener: PoolClient | undefined;
  pool.on('connect', (client) => {
    client.on('error', report);
    client.once('end', () => release(client));
    whenListening(client, () => {
      const isAnother = listener !== undefined && listener !== client;
      listener = client;
      if (isAnother) onGap();
    });
  });
  return pool;
}

/** The adapter does not report when it listens, so its queries are watched. */
function whenListening(client: PoolClient, listening: () => void): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const watched = (...values: unknown[]): unknown => {
    const answer = query(...values);
    const [text] = values;
    if (typeof text === 'string' && text.startsWith('LISTEN') && answer instanceof Promise)
      answer.then(listening, () => undefined);
    return answer;
  };
  Object.defineProperty(client, 'query', { value: watched });
}

function release(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // It was idle or released already: the pool no longer has it.
  }
}
