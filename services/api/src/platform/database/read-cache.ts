import { LRUCache } from 'lru-cache';
import type { Database } from './database.js';

/**
 * A cache of expensive results that are the same for everyone. Concurrent equal reads share one; an expired result is served while the next
 * is computed, for at most one more lifetime. A commit of this process clears the cache.
 */
export class ReadCache<Result extends object> {
  private readonly results: LRUCache<string, Result, () => Promise<Result>> | undefined;

  /** @param options `milliseconds` a result is served from the cache, 0 for never; `most` results are cached */
  constructor(
    database: Pick<Database, 'onCommit'>,
    private readonly options: { milliseconds: number; most: number },
  ) {
    if (options.milliseconds === 0) return;
    const results = new LRUCache<string, Result, () => Promise<Result>>({
      max: options.most,
      ttl: options.milliseconds,
      // Calls that wait for a cleared entry still get its result.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => context(),
    });
    database.onCommit(() => results.clear());
    this.results = results;
  }

  read(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.results === undefined) return work();
    const allowStale = this.results.getRemainingTTL(key) > -this.options.milliseconds;
    return this.results.forceFetch(key, { context: work, allowStale });
  }
}
