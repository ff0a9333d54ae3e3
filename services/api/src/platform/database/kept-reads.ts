import { LRUCache } from 'lru-cache';
import type { Database } from './database.js';

/**
 * Results that are the same for everybody and dear to work out, kept for a moment. Equal reads that come together wait for one; one
 * that has run out is used while the next is worked out, at most as long again. A commit of this process forgets all.
 */
export class KeptReads<Result extends object> {
  private readonly results: LRUCache<string, Result, () => Promise<Result>> | undefined;

  /** @param options `milliseconds` a result is used without asking again, 0 for never; `most` results are kept */
  constructor(
    database: Pick<Database, 'onCommit'>,
    private readonly options: { milliseconds: number; most: number },
  ) {
    if (options.milliseconds === 0) return;
    const results = new LRUCache<string, Result, () => Promise<Result>>({
      max: options.most,
      ttl: options.milliseconds,
      // Anyone who waits for what was forgotten meanwhile still gets it.
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
