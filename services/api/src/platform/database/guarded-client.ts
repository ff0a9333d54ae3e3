import { Client, type QueryResult } from 'pg';

const TRANSACTION_EDGES = /^\s*(begin|start transaction|rollback)\s*(?!to\b)/i;

/**
 * A connection that is discarded when the server does not answer in time. Returned to the pool, it would pass its unfinished transaction to
 * the next caller; closing the socket makes the server roll it back.
 *
 * It also leaves the pool when BEGIN or ROLLBACK fails: Kysely (0.29) never releases such a connection, and each restart of the database
 * would cost the pool one place per open transaction.
 */
export class GuardedClient extends Client {
  constructor(...parameters: ConstructorParameters<typeof Client>) {
    super(...parameters);
    const query = this.query.bind(this) as (...values: unknown[]) => unknown;
    const guarded = (...values: unknown[]): unknown => {
      const last = values.at(-1);
      if (typeof last === 'function') {
        values[values.length - 1] = (error: Error | null, result?: QueryResult) => {
          this.dropIfSilent(error);
          Reflect.apply(last, undefined, [error, result]);
        };
        return query(...values);
      }
      const answer = query(...values);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        this.dropIfSilent(error);
        if (TRANSACTION_EDGES.test(textOf(values[0]))) this.leavePool();
        throw error;
      });
    };
    Object.defineProperty(this, 'query', { value: guarded, configurable: true });
  }

  /** Frees the place in the pool; a later release of this connection does nothing. */
  private leavePool(): void {
    const client = this as unknown as { release?: (broken: boolean) => void };
    const { release } = client;
    if (!release) return;
    client.release = () => undefined;
    release(true);
  }

  private dropIfSilent(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
  }
}

/**
 * A connection to a transaction pooler: the next query may meet another server connection, which does not know the name of a prepared
 * statement, so that every query is sent without one.
 */
class PooledClient extends GuardedClient {
  constructor(...parameters: ConstructorParameters<typeof Client>) {
    super(...parameters);
    const query = this.query.bind(this) as (...values: unknown[]) => unknown;
    const unnamed = ([first, ...others]: unknown[]): unknown[] =>
      typeof first === 'object' && first !== null && Object.hasOwn(first, 'name')
        ? [{ ...first, name: undefined }, ...others]
        : [first, ...others];
    Object.defineProperty(this, 'query', { value: (...values: unknown[]) => query(...unnamed(values)) });
  }
}

/** @param pooled whether the connections lead to a transaction pooler */
export const clientFor = (pooled: boolean): typeof GuardedClient => (pooled ? PooledClient : GuardedClient);

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}
