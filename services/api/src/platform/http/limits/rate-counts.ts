import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Count } from './shared-counts.js';

interface Window {
  count: number;
  endsAt: number;
}

/** Most addresses that are stored; the one whose window began first is removed first. */
const MAX_ADDRESSES = 20_000;
/** Milliseconds a request waits for the count over all processes. */
const PATIENCE = 2000;
/** Milliseconds after a failure in which this process counts alone. */
const ALONE = 5000;

interface Shared {
  count(key: string, window: number): Promise<Count>;
}

export interface RateCountsOptions {
  /** The count over all processes. */
  shared: Shared;
  /** Called when the shared count failed. */
  onFailure?: (error: unknown) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  patience?: number;
}

/**
 * Counts requests over all processes, and by itself too: when the shared count fails or takes too long, this process's own one decides, so that
 * no form fails because it could not be counted. An address beyond its limit is refused from memory until its window ends, which costs the
 * store nothing. All routes of a group count together (the library's own stores count each route separately).
 */
export class RateCounts implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();
  private readonly now: () => number;
  private readonly patience: number;
  private aloneUntil = -Infinity;

  constructor(private readonly options: RateCountsOptions) {
    this.now = options.now ?? (() => performance.now());
    this.patience = options.patience ?? PATIENCE;
  }

  incr(key: string, done: (error: null, count: Count) => void, timeWindow: number, max: number): void {
    void this.answer(done, key, timeWindow, max);
  }

  child(): this {
    return this;
  }

  private async answer(
    done: (error: null, count: Count) => void,
    key: string,
    timeWindow: number,
    max: number,
  ): Promise<void> {
    done(null, await this.count(key, timeWindow, max));
  }

  private async count(key: string, timeWindow: number, max: number): Promise<Count> {
    const window = this.windowOf(key, timeWindow);
    window.count += 1;
    const isDecided = window.count > max || this.now() < this.aloneUntil;
    const counted = isDecided ? undefined : await this.countTogether(key, timeWindow);
    if (counted === undefined) return { current: window.count, ttl: Math.max(0, window.endsAt - this.now()) };
    const endsAt = this.now() + counted.ttl;
    // The shared window may be the next one; each answer is late by up to the patience.
    const isNext = endsAt > window.endsAt + this.patience;
    window.count = isNext ? counted.current : Math.max(window.count, counted.current);
    window.endsAt = endsAt;
    return counted;
  }

  private windowOf(key: string, timeWindow: number): Window {
    const known = this.windows.get(key);
    const now = this.now();
    if (known !== undefined && known.endsAt > now) return known;
    const window = { count: 0, endsAt: now + timeWindow };
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > MAX_ADDRESSES) this.windows.delete(this.windows.keys().next().value ?? key);
    return window;
  }

  /** @returns undefined when it failed, or took too long */
  private async countTogether(key: string, timeWindow: number): Promise<Count | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The count over all processes took too long')), this.patience);
    });
    try {
      return await Promise.race([this.options.shared.count(key, timeWindow), late]);
    } catch (error) {
      this.aloneUntil = this.now() + ALONE;
      this.options.onFailure?.(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
