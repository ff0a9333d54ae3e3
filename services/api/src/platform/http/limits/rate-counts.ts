import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  count: number;
  endsAt: number;
}

/** Most addresses that are stored; the one whose window began first is removed first. */
const MAX_ADDRESSES = 20_000;

/** Counts of this process, shared by all routes of a group (the library's own store counts each route separately). */
export class RateCounts implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + timeWindow };
      this.windows.delete(key);
      this.windows.set(key, window);
      if (this.windows.size > MAX_ADDRESSES) this.windows.delete(this.windows.keys().next().value ?? key);
    }
    window.count += 1;
    done(null, { current: window.count, ttl: window.endsAt - now });
  }

  child(): this {
    return this;
  }
}
